import { moveTicket } from "#domain/support/ticket-lifecycle.ts";
import { isSilent } from "#domain/support/ticket-times.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened, type When } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { findTicket, lockTicket, ticketOf, type TicketRow } from "./queries.ts";

/** The end by whoever asked. */
export async function closeOwnTicket(
  tx: Tx,
  ticketId: string,
  accountId: string,
  when: When,
): Promise<void> {
  const ticket = ticketOf(await lockTicket(tx, ticketId), accountId);
  if (moveTicket(ticket.state, "close", "person") === null) refuse("state_forbids");
  await endTicket(tx, ticket, { by: "person", staffId: null }, when);
}

/** The end by the days without a word; nothing where somebody wrote meanwhile. */
export async function closeSilentTicket(tx: Tx, ticketId: string, when: When): Promise<void> {
  const found = await findTicket(tx, ticketId);
  if (!found) return;
  await lockEventNumbers(tx, [found.account_id]);
  const ticket = await lockTicket(tx, ticketId);
  const answeredAt = ticket.answered_at?.getTime();
  if (answeredAt === undefined || !isSilent(answeredAt, when.now.getTime())) return;
  if (moveTicket(ticket.state, "close", "time") === null) return;
  await endTicket(tx, ticket, { by: "time", staffId: null }, when);
}

/** Ends a locked ticket, and tells whoever asked, unless they ended it themselves. */
export async function endTicket(
  tx: Tx,
  { id, account_id: accountId, subject }: TicketRow,
  end: { by: "person" | "staff" | "time"; staffId: string | null },
  when: When,
): Promise<void> {
  await tx`
    UPDATE support_tickets
    SET state = 'closed', version = version + 1, waiting_since = NULL, closed_at = ${when.now},
        closed_by = ${end.by}, closed_staff_id = ${end.staffId}, changed_at = ${when.now}
    WHERE id = ${id}`;
  if (end.by === "person") return;
  await happened(tx, { kind: "ticket.closed", accountId, ticketId: id, subject, by: end.by }, when);
}
