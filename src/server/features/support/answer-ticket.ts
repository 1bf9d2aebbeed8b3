import { changedMeanwhile } from "#domain/support/changed-meanwhile.ts";
import { moveTicket, type TicketEvent } from "#domain/support/ticket-lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened, type When } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { findTicket, findTicketMessages, lockTicket, type TicketRow } from "./queries.ts";
import { endTicket } from "./close-ticket.ts";
import { insertMessage, type Written } from "./write-ticket.ts";

/** What staff looked at when they decided. */
interface Looked {
  ticketId: string;
  version: number;
}

/**
 * Verb of the back office: answers a ticket, and tells whoever asked. Refuses with `conflict`, and says who did what,
 * where the thread went on meanwhile. Answers whose it is.
 */
export async function answerTicket(
  tx: Tx,
  looked: Looked,
  written: Written,
  { now, ids }: When,
): Promise<{ accountId: string }> {
  const { ticket, state } = await lockAsSeen(tx, looked, "answer");
  await tx`
    UPDATE support_tickets
    SET state = ${state}, version = version + 1, waiting_since = NULL, answered_at = ${now}, changed_at = ${now}
    WHERE id = ${ticket.id}`;
  await insertMessage(tx, ticket.id, "staff", written, { now, ids });
  const { account_id: accountId, subject } = ticket;
  const { text } = written;
  await happened(
    tx,
    { kind: "ticket.answered", accountId, ticketId: ticket.id, subject, text },
    { now, ids },
  );
  return { accountId };
}

/** Verb of the back office: closes a ticket that was answered. The same refusals. */
export async function closeTicketByStaff(
  tx: Tx,
  looked: Looked & { staffId: string },
  when: When,
): Promise<{ accountId: string }> {
  const { ticket } = await lockAsSeen(tx, looked, "close");
  await endTicket(tx, ticket, { by: "staff", staffId: looked.staffId }, when);
  return { accountId: ticket.account_id };
}

async function lockAsSeen(tx: Tx, { ticketId, version }: Looked, event: TicketEvent) {
  const found = (await findTicket(tx, ticketId)) ?? refuse("not_found");
  // The event number of whoever is told, before the row that decides (decision 024).
  await lockEventNumbers(tx, [found.account_id]);
  const ticket = await lockTicket(tx, ticketId);
  if (ticket.version !== version) refuse("conflict", { message: await whatChanged(tx, ticket) });
  const state = moveTicket(ticket.state, event, "staff") ?? refuse("state_forbids");
  return { ticket, state };
}

async function whatChanged(tx: Tx, ticket: TicketRow): Promise<string> {
  const last = (await findTicketMessages(tx, ticket.id)).at(-1);
  const { closed_by: closedBy } = ticket;
  const by = closedBy ?? last?.by ?? "time";
  const name = closedBy === null ? last?.author_name : ticket.closed_staff_name;
  const staffName = by === "staff" ? (name ?? null) : null;
  return changedMeanwhile({ by, staffName, did: closedBy === null ? "wrote" : "closed" });
}
