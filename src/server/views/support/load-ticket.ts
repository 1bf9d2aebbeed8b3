import type { Ticket, TicketMessage } from "#contract/endpoints/me/support.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { ticketActions } from "#domain/support/ticket-lifecycle.ts";
import { answerDueOn, closesAt } from "#domain/support/ticket-times.ts";
import {
  findTicket,
  findTicketMessages,
  ticketOf,
  type TicketRow,
} from "../../features/support/queries.ts";
import { uploadsAttachedTo } from "../../features/uploads/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Member } from "../../platform/viewer.ts";
import { findAbout } from "./about-rows.ts";
import { presentAbout, presentTicketMessage, presentTicketSummary } from "./present.ts";

/** A person's own ticket with its thread. */
export async function loadTicket(db: Db, ticketId: string, viewer: Member): Promise<Ticket> {
  const row = ticketOf(await findTicket(db, ticketId), viewer.accountId);
  const about = await loadAbout(db, row, viewer);
  return {
    ...presentTicketSummary(row),
    about: about && presentAbout(about),
    trace_id: row.trace_id,
    messages: await loadMessages(db, row.id),
    due_on: row.waiting_since && answerDueOn(row.waiting_since.getTime()),
    closes_at:
      row.state === "answered" && row.answered_at
        ? seoulIso(closesAt(row.answered_at.getTime()))
        : null,
    closed_by: row.closed_by,
    actions: ticketActions(row.state, "person"),
  };
}

export async function loadMessages(db: Db, ticketId: string): Promise<TicketMessage[]> {
  const messages = await findTicketMessages(db, ticketId);
  const files = await uploadsAttachedTo(
    db,
    "support",
    messages.map(({ id }) => id),
  );
  return messages.map((message) => presentTicketMessage(message, files));
}

async function loadAbout(db: Db, { about_kind: kind, about_id: id }: TicketRow, viewer: Member) {
  if (kind === null || id === null) return null;
  const whose = { accountId: viewer.accountId, proId: viewer.pro?.id ?? null };
  return (await findAbout(db, { kind, id }, whose)) ?? null;
}
