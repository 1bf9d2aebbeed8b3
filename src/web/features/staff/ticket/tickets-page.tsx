import { useSearch } from "@tanstack/react-router";
import { TicketPanes } from "./ticket-panes.tsx";
import { ticketTabOf } from "./ticket-tab.ts";

/** Questions to the help desk, none of them open. */
export function StaffTicketsPage() {
  return <TicketPanes tab={ticketTabOf(useSearch({ from: "/staff/support" }).tab)} />;
}
