import type { TicketAboutKind } from "#domain/support/about.ts";
import type { TicketActor, TicketState } from "#domain/support/ticket-lifecycle.ts";
import type { TicketTopic } from "#domain/support/topic.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";

export interface TicketRow {
  id: string;
  account_id: string;
  topic: TicketTopic;
  subject: string;
  about_kind: TicketAboutKind | null;
  /** Of a request, or of the receipt of a payment. */
  about_id: string | null;
  trace_id: string | null;
  state: TicketState;
  /** Grows with every word and with the end: what staff looked at. */
  version: number;
  /** Null unless staff owe an answer. */
  waiting_since: Date | null;
  answered_at: Date | null;
  closed_at: Date | null;
  closed_by: TicketActor | null;
  /** Of the staff who closed it. */
  closed_staff_id: string | null;
  closed_staff_name: string | null;
  created_at: Date;
  changed_at: Date;
}

export interface TicketMessageRow {
  id: string;
  ticket_id: string;
  author_id: string;
  by: "person" | "staff";
  text: string;
  created_at: Date;
  author_name: string;
}

export async function findTicket(db: Db, ticketId: string): Promise<TicketRow | undefined> {
  const [row] = await db<TicketRow[]>`${tickets(db)} WHERE t.id = ${ticketId}`;
  return row;
}

/** A ticket, held for this transaction. */
export async function lockTicket(tx: Tx, ticketId: string): Promise<TicketRow> {
  const [row] = await tx<TicketRow[]>`
    ${tickets(tx)} WHERE t.id = ${ticketId} FOR UPDATE OF t`;
  return row ?? refuse("not_found");
}

/** The ticket, where it is this person's. */
export function ticketOf(row: TicketRow | undefined, accountId: string): TicketRow {
  return row?.account_id === accountId ? row : refuse("not_found");
}

/** A person's tickets, newest first, before the one with id `before`. */
export async function findTicketsOf(
  db: Db,
  accountId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<TicketRow[]> {
  return db<TicketRow[]>`
    ${tickets(db)}
    WHERE t.account_id = ${accountId} AND (${before}::uuid IS NULL OR t.id < ${before})
    ORDER BY t.id DESC LIMIT ${limit}`;
}

function tickets(db: Db) {
  return db`
    SELECT t.*, closer.name AS closed_staff_name
    FROM support_tickets t LEFT JOIN accounts closer ON closer.id = t.closed_staff_id`;
}

/** What was written in a ticket, in order. */
export async function findTicketMessages(db: Db, ticketId: string): Promise<TicketMessageRow[]> {
  return db<TicketMessageRow[]>`
    SELECT m.id, m.ticket_id, m.author_id, m.by, m.text, m.created_at, a.name AS author_name
    FROM support_messages m JOIN accounts a ON a.id = m.author_id
    WHERE m.ticket_id = ${ticketId} ORDER BY m.id`;
}

/** Whose ticket a message belongs to; null where there is none. */
export async function findAsker(db: Db, messageId: string): Promise<string | null> {
  const [row] = await db<{ account_id: string }[]>`
    SELECT t.account_id FROM support_messages m JOIN support_tickets t ON t.id = m.ticket_id
    WHERE m.id = ${messageId}`;
  return row?.account_id ?? null;
}

/** Answered tickets in which nobody wrote since `before`, the longest silent first. */
export async function findSilentTickets(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM support_tickets WHERE state = 'answered' AND answered_at <= ${before}
    ORDER BY answered_at, id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
