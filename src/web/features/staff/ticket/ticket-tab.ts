import type { Query } from "#contract/registry.ts";
import type { TicketState } from "#domain/support/ticket-lifecycle.ts";

export type TicketTab = NonNullable<Query<"staff.tickets">["state"]>;

/** What the page's query asks for: what staff owe an answer to, unless it names another state. */
export function ticketTabOf(tab: string | undefined): TicketTab {
  return tab === "answered" || tab === "closed" ? tab : "open";
}

/** The list beside a ticket that is open on the page. */
export function tabOfTicket(state: TicketState): TicketTab {
  return state === "answered" || state === "closed" ? state : "open";
}
