import type { Query } from "#contract/registry.ts";
import { QUOTE_WINDOW_MS } from "#domain/request/deadlines.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { PartedKey } from "../../platform/keyset.ts";
import type { RequestRow } from "../../features/requests/queries.ts";
import type { RecipientRow } from "../../features/requests/recipients.ts";

export type ReceivedRow = RequestRow &
  Pick<
    RecipientRow,
    "designated" | "received_at" | "opened_at" | "credit_cost" | "cost_formula" | "cost_until"
  > & {
    /** Urgent ones that still take this pro's quote stand on top. */
    part: PartedKey["part"];
  };

interface ReceivedPage {
  filter: NonNullable<Query<"pro.requests">["filter"]>;
  after: PartedKey | null;
  now: Date;
  limit: number;
}

/**
 * A pro's received requests, newest first, above them the urgent ones that wait for the pro's answer. A request that
 * stops waiting while somebody scrolls moves down, to where it may be shown again but never left out.
 */
export async function findReceived(
  db: Db,
  proId: string,
  page: ReceivedPage,
): Promise<ReceivedRow[]> {
  const { filter, after, now, limit } = page;
  const quoted = db`EXISTS (SELECT 1 FROM quotes q WHERE q.request_id = r.id AND q.pro_id = ${proId})`;
  // Whoever may still quote received it within its time for quotes: that keeps the search to a week of the index.
  const since = new Date(now.getTime() - QUOTE_WINDOW_MS);
  const isTop = db`(
    r.urgent_at IS NOT NULL AND r.state = 'open' AND r.quotes_close_at > ${now} AND c.received_at > ${since}
    AND NOT ${quoted})`;
  const part = (name: PartedKey["part"]) => db`
    SELECT r.*, c.designated, c.received_at, c.opened_at, c.credit_cost, c.cost_formula, c.cost_until,
           ${name} AS part, c.request_id
    FROM request_recipients c JOIN requests r ON r.id = c.request_id
    WHERE c.pro_id = ${proId} AND r.state <> 'blocked'
      ${name === "top" ? db`AND c.received_at > ${since} AND ${isTop}` : db`AND NOT ${isTop}`}
      ${filter === "quoted" ? db`AND ${quoted}` : db``}
      ${filter === "unanswered" ? db`AND r.state = 'open' AND NOT ${quoted}` : db``}
      ${after?.part === name ? db`AND (c.received_at, c.request_id) < (${after.at}, ${after.id})` : db``}
    ORDER BY c.received_at DESC, c.request_id DESC LIMIT ${limit}`;
  if (after?.part === "rest" || filter === "quoted") return db<ReceivedRow[]>`${part("rest")}`;
  return db<ReceivedRow[]>`
    SELECT * FROM ((${part("top")}) UNION ALL (${part("rest")})) inbox
    ORDER BY part = 'top' DESC, received_at DESC, request_id DESC LIMIT ${limit}`;
}
