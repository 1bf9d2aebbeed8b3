import type { Db } from "../../platform/database/sql.ts";
import type { SummarisedRow } from "../../features/requests/present.ts";

/** A request with what its customer's list says beside it. */
export interface OwnRow extends SummarisedRow {
  unread_quotes: number;
  /** Its hire was reviewed, whatever became of the review: only a completed one can be. */
  reviewed: boolean;
  /** Somebody has it, or will have it in a moment. */
  has_recipients: boolean;
}

/** A customer's requests, newest first. */
export async function findOwn(
  db: Db,
  customerId: string,
  page: { before: string | null; limit: number },
): Promise<OwnRow[]> {
  // As EXISTS it may be worked out for all hires at once, where the planner does not know how few rows a page has.
  return db<OwnRow[]>`
    SELECT r.id, r.service_slug, r.region_code, r.state, r.answers, r.quote_count, r.quote_limit,
           r.urgent_at, r.published_at, r.quotes_close_at, r.closes_at,
           (SELECT count(*)::int FROM quotes q WHERE q.request_id = r.id AND q.state = 'sent') AS unread_quotes,
           coalesce((SELECT true FROM hires h JOIN reviews w ON w.hire_id = h.id
                     WHERE h.request_id = r.id AND h.state = 'completed' LIMIT 1), false) AS reviewed,
           coalesce((SELECT true FROM request_recipients c WHERE c.request_id = r.id LIMIT 1),
                    (SELECT d.reaches > 0 FROM request_dispatches d WHERE d.request_id = r.id),
                    false) AS has_recipients
    FROM requests r
    WHERE r.customer_id = ${customerId} AND (${page.before}::uuid IS NULL OR r.id < ${page.before})
    ORDER BY r.id DESC LIMIT ${page.limit}`;
}
