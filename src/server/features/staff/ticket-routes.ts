import type { Handlers } from "../../platform/http/call.ts";
import { decideAndLog } from "./decide.ts";
import { showFile, showPage } from "./look-up.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** Questions to the help desk before staff: one with its thread, the answer and the end. */
export function staffTicketHandlers({
  storage,
  pages,
  tickets,
}: Pick<StaffDeps, "storage" | "pages" | "tickets">) {
  return {
    "staff.tickets.get": async (call) =>
      showPage(call, await pages.loadTicket(call.sql, call.params.ticketId)),

    "staff.tickets.file": async (call) => {
      const { ticketId, uploadId } = call.params;
      return showFile(call, storage, await pages.loadTicketFile(call.sql, ticketId, uploadId));
    },

    "staff.tickets.answer": (call) => {
      const { params, body, viewer, now, ids } = call;
      const { ticketId } = params;
      const { version, text, upload_ids: uploadIds } = body;
      return decideAndLog(call, { action: "ticket.answer", reason: "" }, async (tx) => {
        const written = { authorId: viewer.accountId, text, uploadIds };
        const looked = { ticketId, version };
        const { accountId: personId } = await tickets.answer(tx, looked, written, { now, ids });
        return { subject: { kind: "ticket", id: ticketId }, personId };
      });
    },

    "staff.tickets.close": (call) => {
      const { params, body, viewer, now, ids } = call;
      const { ticketId } = params;
      return decideAndLog(call, { action: "ticket.close", reason: "" }, async (tx) => {
        const looked = { ticketId, version: body.version, staffId: viewer.accountId };
        const { accountId: personId } = await tickets.close(tx, looked, { now, ids });
        return { subject: { kind: "ticket", id: ticketId }, personId };
      });
    },
  } satisfies Partial<Handlers>;
}
