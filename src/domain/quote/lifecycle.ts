export const QUOTE_STATES = ["sent", "read", "hired", "declined", "expired", "withdrawn"] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** `customer` owns the request, `pro` wrote the quote. */
export type QuoteActor = "customer" | "pro" | "system";

export type QuoteEvent = "read" | "hire" | "decline" | "expire" | "withdraw";

export type QuoteTransition = {
  event: QuoteEvent;
  from: QuoteState;
  to: QuoteState;
  by: readonly QuoteActor[];
};

const step = (
  event: QuoteEvent,
  from: QuoteState,
  to: QuoteState,
  by: readonly QuoteActor[],
): QuoteTransition => ({ event, from, to, by });

/**
 * Every way a quote can move. Hiring one that was never opened is a read first, then the hire. The
 * other quotes keep their state when one is hired: they can be hired if that pro cancels.
 */
export const QUOTE_TRANSITIONS: readonly QuoteTransition[] = [
  step("read", "sent", "read", ["customer"]),
  step("hire", "read", "hired", ["customer"]),
  step("decline", "sent", "declined", ["customer"]),
  step("decline", "read", "declined", ["customer"]),
  step("withdraw", "sent", "withdrawn", ["pro"]),
  step("withdraw", "read", "withdrawn", ["pro"]),
  step("expire", "sent", "expired", ["system"]),
  step("expire", "read", "expired", ["system"]),
];

export type QuoteMove =
  | { ok: true; state: QuoteState }
  | { ok: false; refusal: "wrong_state" | "wrong_actor" };

/** Where an event caused by an actor takes a quote, or why it does not happen. */
export function transition(state: QuoteState, event: QuoteEvent, actor: QuoteActor): QuoteMove {
  const found = QUOTE_TRANSITIONS.find((row) => row.from === state && row.event === event);
  if (!found) return { ok: false, refusal: "wrong_state" };
  if (!found.by.includes(actor)) return { ok: false, refusal: "wrong_actor" };
  return { ok: true, state: found.to };
}

/** Which events an actor can cause in this state: the buttons to show. */
export function availableQuoteActions(state: QuoteState, actor: QuoteActor): QuoteEvent[] {
  return QUOTE_TRANSITIONS.filter((row) => row.from === state && row.by.includes(actor)).map(
    ({ event }) => event,
  );
}

/** True for a quote that nobody has decided about: it waits, read or unread. */
export function isUndecided(state: QuoteState): boolean {
  return state === "sent" || state === "read";
}
