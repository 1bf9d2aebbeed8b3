/** What of a person's a ticket may be about. */
export const TICKET_ABOUT_KINDS = ["request", "payment"] as const;
export type TicketAboutKind = (typeof TICKET_ABOUT_KINDS)[number];

export const TICKET_ABOUT_LABELS: Record<TicketAboutKind, string> = {
  request: "요청",
  payment: "결제",
};
