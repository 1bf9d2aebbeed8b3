import type { QuoteState } from "#domain/quote/lifecycle.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import type { QuoteUnit } from "#domain/quote/quote.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { RequestRow } from "../../features/requests/queries.ts";

/** What only a row of the list shows of a request, with the pro's latest quote for it. */
export type ListedRow = Pick<
  RequestRow,
  "id" | "service_slug" | "form_version" | "answers" | "region_code"
> &
  (
    | {
        quote_id: string;
        quote_state: QuoteState;
        hire_state: HireState | null;
        quote_unit: QuoteUnit;
        quote_total: number;
      }
    | { quote_id: null; quote_state: null; hire_state: null; quote_unit: null; quote_total: null }
  );

export async function findListed(
  db: Db,
  proId: string,
  requestIds: readonly string[],
): Promise<Map<string, ListedRow>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db<ListedRow[]>`
    SELECT r.id, r.service_slug, r.form_version, r.answers, r.region_code,
           mine.id AS quote_id, mine.state AS quote_state,
           (SELECT h.state FROM hires h WHERE h.quote_id = mine.id) AS hire_state, mine.unit AS quote_unit, mine.total AS quote_total
    FROM requests r LEFT JOIN LATERAL (
      SELECT q.id, q.state, q.unit, q.total FROM quotes q
      WHERE q.request_id = r.id AND q.pro_id = ${proId} ORDER BY q.id DESC LIMIT 1) mine ON true
    WHERE r.id = ANY(${[...requestIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
