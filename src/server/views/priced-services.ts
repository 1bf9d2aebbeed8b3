import type { Output } from "#contract/registry.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { LEAST_DEALS, MOST_DEALS } from "#domain/price-guide/thresholds.ts";
import { firstDayCounted } from "#domain/price-guide/window.ts";
import type { Db } from "../platform/database/sql.ts";
import type { ServiceRow } from "../features/catalogue/queries.ts";

/** Deals from `since` to `until`, both instants included. */
export interface Counted {
  since: Date;
  until: Date;
  /** The newest so many of a service. */
  most: number;
}

/** Which deals count now: those of the last months, up to this moment. */
export function countedNow(now: Date) {
  const today = seoulDay(now.getTime());
  const since = new Date(startOfSeoulDay(firstDayCounted(today)));
  return { today, since, until: now, most: MOST_DEALS };
}

/** What services usually cost now: of a category, or one service, or all of them. */
export async function loadPricedServices(
  db: Db,
  which: { category?: string | undefined; service?: string | undefined; now: Date },
): Promise<Output<"prices.list">["items"]> {
  const { today, ...counted } = countedNow(which.now);
  const rows = await findPricedServices(db, {
    ...counted,
    category: which.category ?? null,
    service: which.service ?? null,
  });
  return rows.map((row) => presentPricedService(row, today));
}

interface PricedServiceRow {
  slug: string;
  name: string;
  unit: string;
  category_slug: string;
  category_name: string;
  price_low: number | null;
  price_mid: number | null;
  price_high: number | null;
  price_basis: string | null;
  n: number;
  /** Won; null without deals. */
  p25: number | null;
  p50: number | null;
  p75: number | null;
}

/**
 * Services with the middle of their agreed prices, in the catalogue's order. Rounded half up to a whole won, as the
 * rules of a guide do.
 */
async function findPricedServices(
  db: Db,
  which: Counted & { category: string | null; service: string | null },
): Promise<PricedServiceRow[]> {
  const { category, service, since, until, most } = which;
  return db<PricedServiceRow[]>`
    SELECT s.slug, s.name, s.unit, c1.slug AS category_slug, c1.name AS category_name,
           s.price_low, s.price_mid, s.price_high, s.price_basis, f.n,
           floor(f.quartiles[1] + 0.5)::int AS p25, floor(f.quartiles[2] + 0.5)::int AS p50,
           floor(f.quartiles[3] + 0.5)::int AS p75
    FROM services s
    JOIN categories c2 ON c2.slug = s.category_slug
    JOIN categories c1 ON c1.slug = c2.parent_slug
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS n, percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY price) AS quartiles
      FROM (SELECT price FROM price_facts
            WHERE service_slug = s.slug AND completed_at BETWEEN ${since} AND ${until}
            ORDER BY completed_at DESC LIMIT ${most}) AS newest) AS f
    WHERE NOT s.is_closed AND (${category}::text IS NULL OR c1.slug = ${category}) AND (${service}::text IS NULL OR s.slug = ${service})
    ORDER BY c1.sort, c2.sort, s.sort`;
}

function presentPricedService(
  row: PricedServiceRow,
  today: string,
): Output<"prices.list">["items"][number] {
  const { slug, name, unit, category_slug, category_name, n, p25, p50, p75 } = row;
  const isAgreed = n >= LEAST_DEALS && p25 !== null && p50 !== null && p75 !== null;
  const example = presentExamplePrice(row);
  return {
    service: { slug, name, unit },
    category: { slug: category_slug, name: category_name },
    basis: isAgreed ? "agreed" : "example",
    n,
    price: isAgreed
      ? { low: p25, mid: p50, high: p75 }
      : example && { low: example.low, mid: example.mid, high: example.high },
    example_of: isAgreed ? null : (example?.basis ?? null),
    as_of: today,
  };
}

/** The illustrative range of the catalogue; null where it names none. */
export function presentExamplePrice(
  row: Pick<ServiceRow, "price_low" | "price_mid" | "price_high" | "price_basis">,
): Output<"services.get">["price"] {
  if (row.price_low === null || row.price_mid === null || row.price_high === null) return null;
  return {
    low: row.price_low,
    mid: row.price_mid,
    high: row.price_high,
    basis: row.price_basis ?? "",
  };
}
