import type { TicketAboutKind } from "#domain/support/about.ts";
import type { TicketRow } from "../../features/support/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { TimedKey } from "../../platform/keyset.ts";

type FoundTicket = Omit<TicketRow, "closed_staff_name"> & { person_name: string };

/** Tickets to which staff owe an answer, the longest waiting first. */
export function findOpenTickets(
  db: Db,
  { after, limit }: { after: TimedKey | null; limit: number },
): Promise<FoundTicket[]> {
  const { at, id } = after ?? { at: null, id: null };
  return db<FoundTicket[]>`
    SELECT t.*, a.name AS person_name FROM support_tickets t JOIN accounts a ON a.id = t.account_id
    WHERE t.waiting_since IS NOT NULL
      AND (${id}::uuid IS NULL OR (t.waiting_since, t.id) > (${at}::timestamptz, ${id}::uuid))
    ORDER BY t.waiting_since, t.id LIMIT ${limit}`;
}

/** Tickets that were answered, or closed, the last one first. */
export function findEndedTickets(
  db: Db,
  state: "answered" | "closed",
  { before, limit }: { before: TimedKey | null; limit: number },
): Promise<FoundTicket[]> {
  const { at, id } = before ?? { at: null, id: null };
  const ended = state === "answered" ? db`t.answered_at` : db`t.closed_at`;
  return db<FoundTicket[]>`
    SELECT t.*, a.name AS person_name FROM support_tickets t JOIN accounts a ON a.id = t.account_id
    WHERE t.state = ${state}
      AND (${id}::uuid IS NULL OR (${ended}, t.id) < (${at}::timestamptz, ${id}::uuid))
    ORDER BY ${ended} DESC, t.id DESC LIMIT ${limit}`;
}

/** What a ticket is about, as it is called. */
export async function findAboutForStaff(
  db: Db,
  { kind, id }: { kind: TicketAboutKind; id: string },
): Promise<{ label: string; at: Date } | undefined> {
  const rows =
    kind === "request"
      ? db`SELECT s.name AS label, r.published_at AS at FROM requests r JOIN services s ON s.slug = r.service_slug WHERE r.id = ${id}`
      : db`SELECT product_name AS label, issued_at AS at FROM receipts WHERE id = ${id}`;
  const [row] = await db<{ label: string; at: Date }[]>`${rows}`;
  return row;
}
