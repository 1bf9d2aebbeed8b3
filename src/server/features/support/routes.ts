import type { Ticket } from "#contract/endpoints/me/support.ts";
import type { TicketAboutKind } from "#domain/support/about.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { TICKET_LIMITS } from "#domain/support/ticket-rules.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { closeOwnTicket } from "./close-ticket.ts";
import { findTicket, ticketOf } from "./queries.ts";
import { openTicket, writeToTicket } from "./write-ticket.ts";

/** What a ticket is about is read over any table. */
interface Reading {
  loadTicket: (db: Db, ticketId: string, viewer: Member) => Promise<Ticket>;
  /** Whether it is the person's own. */
  isOwn: (db: Db, about: { kind: TicketAboutKind; id: string }, viewer: Member) => Promise<boolean>;
}

/** What people write to the help desk. */
export function supportHandlers({ loadTicket, isOwn }: Reading) {
  return {
    "support.tickets.create": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const { accountId: authorId } = viewer;
      const about = body.about ?? null;
      if (about && !(await isOwn(sql, about, viewer))) refuse("not_found");
      await limit("support_ticket", authorId, TICKET_LIMITS.ticketsPerDay, DAY_MS);
      const { topic, subject, text, upload_ids: uploadIds, trace_id: traceId = null } = body;
      const asked = { authorId, topic, subject, text, uploadIds, about, traceId };
      const id = await transaction((tx) => openTicket(tx, asked, { now, ids }));
      return loadTicket(sql, id, viewer);
    },

    "support.tickets.messages.create": async (call) => {
      const { sql, params, body, viewer, now, ids, limit, transaction } = call;
      const { accountId: authorId } = viewer;
      ticketOf(await findTicket(sql, params.ticketId), authorId);
      await limit("support_message", authorId, TICKET_LIMITS.messagesPerDay, DAY_MS);
      const written = { authorId, text: body.text, uploadIds: body.upload_ids };
      await transaction((tx) => writeToTicket(tx, params.ticketId, written, { now, ids }));
      return loadTicket(sql, params.ticketId, viewer);
    },

    "support.tickets.close": async ({ params, viewer, now, ids, transaction }) => {
      await transaction((tx) =>
        closeOwnTicket(tx, params.ticketId, viewer.accountId, { now, ids }),
      );
      return {};
    },
  } satisfies Partial<Handlers>;
}
