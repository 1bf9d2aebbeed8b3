import type { Db } from "../../platform/database/sql.ts";
import type { RequestRow } from "../../features/requests/queries.ts";
import type { RecipientRow } from "../../features/requests/recipients.ts";

/**
 * So many of a pro's newest are listed: they are looked through whole for each answer, since what each choice of a
 * filter would show has to be counted. Who takes quotes stands among a week's.
 */
const MOST_LISTED = 2_000;

/** A received request without what only its row shows. */
export type FoundRow = Pick<
  RequestRow,
  | "id"
  | "service_slug"
  | "si_gun_gu_code"
  | "state"
  | "quote_count"
  | "quote_limit"
  | "quotes_close_at"
  | "photo_count"
  | "decision"
  | "urgent_at"
> &
  Pick<
    RecipientRow,
    | "designated"
    | "received_at"
    | "opened_at"
    | "passed_at"
    | "pass_reason"
    | "credit_cost"
    | "cost_formula"
    | "cost_until"
  > & { quoted: boolean };

/** The requests that reached a pro, the newest of them. */
export async function findReceived(db: Db, proId: string): Promise<FoundRow[]> {
  return db<FoundRow[]>`
    SELECT r.id, r.service_slug, r.si_gun_gu_code, r.state, r.quote_count, r.quote_limit, r.quotes_close_at,
           r.photo_count, r.decision, r.urgent_at, c.designated, c.received_at, c.opened_at, c.passed_at,
           c.pass_reason, c.credit_cost, c.cost_formula, c.cost_until,
           EXISTS (SELECT 1 FROM quotes q WHERE q.request_id = r.id AND q.pro_id = ${proId}) AS quoted
    FROM request_recipients c JOIN requests r ON r.id = c.request_id
    WHERE c.pro_id = ${proId} AND r.state <> 'blocked'
    ORDER BY c.received_at DESC, c.request_id DESC LIMIT ${MOST_LISTED}`;
}
