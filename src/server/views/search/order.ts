import type { SearchSort } from "#contract/endpoints/public/search.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Condition } from "./conditions.ts";
import type { SearchKey } from "./cursor.ts";

/** An order that an index holds, so that a page anywhere in it costs what the first one does. */
export interface Order {
  from: Condition;
  /** What a row is ordered by, for the key of the next page. */
  value: Condition;
  by: Condition;
  /** The rows behind a key. What it holds may come from anywhere and be larger than any figure. */
  after: (key: SearchKey) => Condition;
}

/** By points of fit, drawn between equals. */
export function orderByPlace(db: Db): Order {
  return {
    from: db`search_pros s`,
    value: db`0`,
    by: db`s.place DESC, s.pro_id DESC`,
    after: ({ place, id }) => db`(s.place, s.pro_id) < (${place}::bigint, ${id}::uuid)`,
  };
}

/** The column of `search_pros` that each order goes by. */
const COLUMNS: Record<Exclude<SearchSort, "fit">, string> = {
  rating: "by_rating",
  reviews: "by_reviews",
  hires: "by_hires",
  price: "by_price",
  response: "by_response",
};

/** By a figure of the pro; who has none comes last, and between equals fit decides. */
export function orderByFigure(db: Db, sort: Exclude<SearchSort, "fit">): Order {
  const column = db(COLUMNS[sort]);
  return {
    from: db`search_pros s`,
    value: db`s.${column}`,
    by: db`s.${column} DESC, s.place DESC, s.pro_id DESC`,
    after: ({ value, place, id }) =>
      db`(s.${column}, s.place, s.pro_id) < (${value}::bigint, ${place}::bigint, ${id}::uuid)`,
  };
}

/** By what jobs of one service cost, cheapest first, of those who finished any. */
export function orderByPriceOf(db: Db, service: string): Order {
  return {
    from: db`pro_service_prices d JOIN search_pros s
               ON s.pro_id = d.pro_id AND d.service_slug = ${service}`,
    value: db`-d.median`,
    by: db`d.median, d.pro_id`,
    after: ({ value, id }) => db`(d.median, d.pro_id) > (${-value}::bigint, ${id}::uuid)`,
  };
}
