import type { Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { presentTicketForStaff } from "./load-ticket.ts";
import { findEndedTickets, findOpenTickets } from "./ticket-rows.ts";

/** The queue of the help desk; without a state it is what staff owe an answer to. */
export function ticketHandlers() {
  return {
    "staff.tickets": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const key = decodeTimedCursor(query.cursor);
      const { state = "open" } = query;
      const rows =
        state === "open"
          ? await findOpenTickets(sql, { after: key, limit: limit + 1 })
          : await findEndedTickets(sql, state, { before: key, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => ({
        at:
          { open: row.waiting_since, answered: row.answered_at, closed: row.closed_at }[state] ??
          row.changed_at,
        id: row.id,
      }));
      return { items: page.items.map(presentTicketForStaff), next: page.next };
    },
  } satisfies Partial<Handlers>;
}
