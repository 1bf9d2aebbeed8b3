import { notify } from "../features/notifications/notify.ts";
import { answerExcerpt } from "#domain/support/answer-excerpt.ts";
import type { Consequences } from "../platform/happenings.ts";

const ticketPath = (ticketId: string) => `/support/tickets/${ticketId}`;

export const supportConsequences = {
  "ticket.answered": [
    (tx, { accountId, ticketId, subject, text }, when) =>
      notify(tx, {
        accountId,
        kind: "ticket_answered",
        values: { subject, excerpt: answerExcerpt(text) },
        path: ticketPath(ticketId),
        requestId: null,
        ...when,
      }),
  ],
  "ticket.closed": [
    (tx, { accountId, ticketId, subject, by }, when) =>
      notify(tx, {
        accountId,
        kind: "ticket_closed",
        values: { subject, by },
        path: ticketPath(ticketId),
        requestId: null,
        ...when,
      }),
  ],
} satisfies Partial<Consequences>;
