import { findTicket, findTicketsOf, ticketOf } from "../../features/support/queries.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { paymentsOf, requestsOf } from "./about-rows.ts";
import { loadMessages, loadTicket } from "./load-ticket.ts";
import { presentAbout, presentTicketSummary } from "./present.ts";

/** A person's own tickets, and what a new one may be about. */
export function supportViewHandlers() {
  return {
    "support.tickets": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findTicketsOf(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      return { items: page.items.map(presentTicketSummary), next: page.next };
    },

    "support.abouts": async ({ sql, viewer }) => {
      const whose = { accountId: viewer.accountId, proId: viewer.pro?.id ?? null };
      const requests = await requestsOf(sql, whose);
      const payments = await paymentsOf(sql, whose);
      return { requests: requests.map(presentAbout), payments: payments.map(presentAbout) };
    },

    "support.tickets.get": ({ sql, params, viewer }) => loadTicket(sql, params.ticketId, viewer),

    "support.tickets.messages": async ({ sql, params, viewer }) => {
      const row = ticketOf(await findTicket(sql, params.ticketId), viewer.accountId);
      return { items: await loadMessages(sql, row.id), next: null };
    },
  } satisfies Partial<Handlers>;
}
