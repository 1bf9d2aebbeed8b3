import type { TicketState } from "#domain/support/ticket-lifecycle.ts";
import type { Tone } from "#ui/display/badge.tsx";

export const ticketTones: Record<TicketState, Tone> = {
  new: "neutral",
  answered: "accent",
  waiting: "neutral",
  closed: "neutral",
};
