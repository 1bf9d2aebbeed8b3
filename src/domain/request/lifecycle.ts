export const REQUEST_STATES = [
  "draft",
  "open",
  "choosing",
  "hired",
  "completed",
  "closed",
  "cancelled",
  "blocked",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Of the hire of a request. */
export const HIRE_STATES = ["hired", "completed", "cancelled"] as const;
export type HireState = (typeof HIRE_STATES)[number];

/** Who may end a hire. */
export const HIRE_CANCELLERS = ["customer", "hired_pro", "staff"] as const;
export type HireCanceller = (typeof HIRE_CANCELLERS)[number];

/** `hired_pro` is the pro of the hire that stands; every other pro may cause nothing here. */
export const REQUEST_ACTORS = [...HIRE_CANCELLERS, "system"] as const;
export type RequestActor = (typeof REQUEST_ACTORS)[number];

export type RequestEvent =
  | "publish"
  | "reach_quota"
  | "end_quote_window"
  | "stop_quotes"
  | "raise_quota"
  | "hire"
  | "close"
  | "run_out"
  | "reopen"
  | "cancel"
  | "complete"
  | "auto_complete"
  | "block";

/** What must hold for a transition besides state and actor. `guards.ts` says when each one does. */
export type RequestGuard =
  | "phone_verified"
  | "no_open_duplicate"
  | "quota_full"
  | "quota_open"
  | "within_quote_window"
  | "quote_window_over"
  | "within_hire_window"
  | "hire_window_over"
  | "quote_valid"
  | "reopen_left"
  | "cancelled_by_pro"
  | "reason_given"
  | "auto_complete_due";

export type RequestTransition = {
  event: RequestEvent;
  from: RequestState;
  to: RequestState;
  by: readonly RequestActor[];
  guards: readonly RequestGuard[];
};

const step = (
  event: RequestEvent,
  from: RequestState,
  to: RequestState,
  by: readonly RequestActor[],
  guards: readonly RequestGuard[] = [],
): RequestTransition => ({ event, from, to, by, guards });

/** Every way a request can move. What is not in this table does not happen. */
export const REQUEST_TRANSITIONS: readonly RequestTransition[] = [
  step("publish", "draft", "open", ["customer"], ["phone_verified", "no_open_duplicate"]),

  // New quotes stop; the customer goes on choosing among those that came.
  step("reach_quota", "open", "choosing", ["system"], ["quota_full"]),
  step("end_quote_window", "open", "choosing", ["system"], ["quote_window_over"]),

  // 견적 더 받기: seats bought while the request is still open move nothing.
  step("raise_quota", "choosing", "open", ["customer"], ["within_quote_window", "quota_open"]),

  step("hire", "open", "hired", ["customer"], ["within_hire_window", "quote_valid"]),
  step("hire", "choosing", "hired", ["customer"], ["within_hire_window", "quote_valid"]),

  step("close", "open", "closed", ["customer"]),
  step("close", "choosing", "closed", ["customer"]),
  // 견적 그만 받기: it goes on among the quotes that came.
  step("stop_quotes", "open", "choosing", ["customer"]),
  step("run_out", "open", "closed", ["system"], ["hire_window_over"]),
  step("run_out", "choosing", "closed", ["system"], ["hire_window_over"]),

  step("complete", "hired", "completed", ["customer", "hired_pro"]),
  step("auto_complete", "hired", "completed", ["system"], ["auto_complete_due"]),
  step("cancel", "hired", "cancelled", ["customer", "hired_pro"], ["reason_given"]),

  // Once for the customer's own change of mind; a cancelling pro does not use that one up.
  step("reopen", "closed", "open", ["customer"], ["reopen_left", "no_open_duplicate"]),
  step("reopen", "cancelled", "open", ["customer"], ["reopen_left", "no_open_duplicate"]),
  step(
    "hire",
    "cancelled",
    "hired",
    ["customer"],
    ["cancelled_by_pro", "within_hire_window", "quote_valid"],
  ),

  step("block", "open", "blocked", ["staff"], ["reason_given"]),
  step("block", "choosing", "blocked", ["staff"], ["reason_given"]),
  step("block", "hired", "blocked", ["staff"], ["reason_given"]),
];

export type RequestRefusal = "wrong_state" | "wrong_actor" | RequestGuard;

export type RequestMove =
  | { ok: true; state: RequestState; transition: RequestTransition }
  | { ok: false; refusal: RequestRefusal };

/**
 * Where an event caused by an actor takes a request, or the first thing that stands against it: the
 * state, then the actor, then the guard's name. A guard that is not said to hold does not hold.
 */
export function transition(
  state: RequestState,
  event: RequestEvent,
  actor: RequestActor,
  held: Partial<Record<RequestGuard, boolean>> = {},
): RequestMove {
  const found = REQUEST_TRANSITIONS.find((row) => row.from === state && row.event === event);
  if (!found) return { ok: false, refusal: "wrong_state" };
  if (!found.by.includes(actor)) return { ok: false, refusal: "wrong_actor" };
  const missing = found.guards.find((guard) => held[guard] !== true);
  if (missing) return { ok: false, refusal: missing };
  return { ok: true, state: found.to, transition: found };
}

/** True when nothing further can happen to a request in this state, whoever tries. */
export function isFinalState(state: RequestState): boolean {
  return !REQUEST_TRANSITIONS.some((row) => row.from === state);
}
