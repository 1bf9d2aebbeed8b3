export type SupportHappening = TicketAnswered | TicketClosed;

interface OfTicket {
  accountId: string;
  ticketId: string;
  subject: string;
}

/** Staff answered what a person asked the help desk. */
interface TicketAnswered extends OfTicket {
  kind: "ticket.answered";
  text: string;
}

/** A person's ticket ended without their doing. */
interface TicketClosed extends OfTicket {
  kind: "ticket.closed";
  by: "staff" | "time";
}
