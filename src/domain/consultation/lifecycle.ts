import { DEAL_SIDES, type DealSide } from "#domain/quote/deal-side.ts";

export const CONSULTATION_STATES = [
  "asked",
  "confirmed",
  "declined",
  "expired",
  "cancelled",
  "held",
] as const;
export type ConsultationState = (typeof CONSULTATION_STATES)[number];

/** `customer` asked for the slot, `pro` is the one to consult. */
export const CONSULTATION_ACTORS = [...DEAL_SIDES, "system"] as const;
export type ConsultationActor = (typeof CONSULTATION_ACTORS)[number];

/** What one of the two sides causes by a button. */
export const CONSULTATION_ACTIONS = ["confirm", "decline", "cancel"] as const;
export type ConsultationAction = (typeof CONSULTATION_ACTIONS)[number];

export type ConsultationEvent = ConsultationAction | "expire" | "hold";

/** What must hold besides state and actor: by the clock, and a reason where one is owed. */
export type ConsultationGuard = "answer_in_time" | "answer_overdue" | "not_begun" | "over";

export type ConsultationTransition = {
  event: ConsultationEvent;
  from: ConsultationState;
  to: ConsultationState;
  by: readonly ConsultationActor[];
  guard: ConsultationGuard;
  /** Actors who must say why. */
  reasonBy: readonly ConsultationActor[];
};

const step = (
  event: ConsultationEvent,
  from: ConsultationState,
  to: ConsultationState,
  by: readonly ConsultationActor[],
  guard: ConsultationGuard,
  reasonBy: readonly ConsultationActor[] = [],
): ConsultationTransition => ({ event, from, to, by, guard, reasonBy });

/** Every way a consultation can move. What is not in this table does not happen. */
export const CONSULTATION_TRANSITIONS: readonly ConsultationTransition[] = [
  step("confirm", "asked", "confirmed", ["pro"], "answer_in_time"),
  step("decline", "asked", "declined", ["pro"], "answer_in_time"),
  step("expire", "asked", "expired", ["system"], "answer_overdue"),
  step("cancel", "asked", "cancelled", ["customer", "pro"], "not_begun", ["pro"]),
  step("cancel", "confirmed", "cancelled", ["customer", "pro"], "not_begun", ["pro"]),
  step("hold", "confirmed", "held", ["system"], "over"),
];

/** Instants are epoch ms. `answerBy`: until when, exclusively, the pro may answer. */
export type ConsultationFacts = {
  state: ConsultationState;
  startsAt: number;
  endsAt: number;
  answerBy: number;
};

export type ConsultationMove =
  | { ok: true; state: ConsultationState }
  | { ok: false; refusal: "wrong_state" | "wrong_actor" | "reason_missing" | ConsultationGuard };

/** Where an event caused by an actor takes a consultation, or the first thing that stands against it. */
export function transition(
  facts: ConsultationFacts,
  event: ConsultationEvent,
  actor: ConsultationActor,
  given: { now: number; reason?: string },
): ConsultationMove {
  const found = CONSULTATION_TRANSITIONS.find(
    (row) => row.from === facts.state && row.event === event,
  );
  if (!found) return { ok: false, refusal: "wrong_state" };
  if (!found.by.includes(actor)) return { ok: false, refusal: "wrong_actor" };
  if (!holds(found.guard, facts, given.now)) return { ok: false, refusal: found.guard };
  if (found.reasonBy.includes(actor) && (given.reason ?? "").trim() === "") {
    return { ok: false, refusal: "reason_missing" };
  }
  return { ok: true, state: found.to };
}

/** Which events a side can cause now: the buttons to show. Whoever may decline need not cancel. */
export function availableActions(
  facts: ConsultationFacts,
  side: DealSide,
  now: number,
): ConsultationAction[] {
  const possible = CONSULTATION_ACTIONS.filter(
    (event) => transition(facts, event, side, { now, reason: "…" }).ok,
  );
  return possible.includes("decline") ? possible.filter((event) => event !== "cancel") : possible;
}

/** True while the slot is this customer's: nobody else can have it. */
export function takesSlot(state: ConsultationState): boolean {
  return state === "asked" || state === "confirmed";
}

/** Both sides see each other's number once it is confirmed, and after it was held. */
export function showsPhones(state: ConsultationState): boolean {
  return state === "confirmed" || state === "held";
}

function holds(guard: ConsultationGuard, facts: ConsultationFacts, now: number): boolean {
  switch (guard) {
    case "answer_in_time":
      return now < facts.answerBy;
    case "answer_overdue":
      return now >= facts.answerBy;
    case "not_begun":
      return now < facts.startsAt;
    case "over":
      return now >= facts.endsAt;
  }
}
