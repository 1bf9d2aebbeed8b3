import type { TicketAboutKind } from "#domain/support/about.ts";
import type { TicketTopic } from "#domain/support/topic.ts";
import { moveTicket } from "#domain/support/ticket-lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { When } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { claimUploads } from "../uploads/queries.ts";
import { lockTicket, ticketOf, type TicketMessageRow } from "./queries.ts";

/** What somebody writes, and the files that go with it. */
export interface Written {
  authorId: string;
  text: string;
  uploadIds: readonly string[];
}

/** Opens a person's ticket with its first message; its id. What it is about was found to be theirs. */
export async function openTicket(
  tx: Tx,
  asked: Written & {
    topic: TicketTopic;
    subject: string;
    about: { kind: TicketAboutKind; id: string } | null;
    traceId: string | null;
  },
  { now, ids }: When,
): Promise<string> {
  const id = ids.next();
  const row = {
    id,
    account_id: asked.authorId,
    topic: asked.topic,
    subject: asked.subject,
    about_kind: asked.about?.kind ?? null,
    about_id: asked.about?.id ?? null,
    trace_id: asked.traceId,
    state: "new",
    waiting_since: now,
    created_at: now,
    changed_at: now,
  };
  await tx`INSERT INTO support_tickets ${tx(row)}`;
  await insertMessage(tx, id, "person", asked, { now, ids });
  return id;
}

/** More words of whoever asked: staff owe an answer since the first of them. */
export async function writeToTicket(
  tx: Tx,
  ticketId: string,
  written: Written,
  { now, ids }: When,
): Promise<void> {
  const ticket = ticketOf(await lockTicket(tx, ticketId), written.authorId);
  const state = moveTicket(ticket.state, "write", "person") ?? refuse("state_forbids");
  await tx`
    UPDATE support_tickets
    SET state = ${state}, version = version + 1, waiting_since = coalesce(waiting_since, ${now}), changed_at = ${now}
    WHERE id = ${ticketId}`;
  await insertMessage(tx, ticketId, "person", written, { now, ids });
}

export async function insertMessage(
  tx: Tx,
  ticketId: string,
  by: TicketMessageRow["by"],
  { authorId, text, uploadIds }: Written,
  { now, ids }: When,
): Promise<void> {
  const id = ids.next();
  const row = { id, ticket_id: ticketId, author_id: authorId, by, text, created_at: now };
  await tx`INSERT INTO support_messages ${tx(row)}`;
  const claim = await claimUploads(tx, uploadIds, authorId, "support_file", {
    kind: "support",
    id,
  });
  if (!claim.ok) refuse("upload_unusable");
}
