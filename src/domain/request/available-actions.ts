import { heldGuards } from "./guards.ts";
import type { RequestGuardFacts } from "./guards.ts";
import { REQUEST_TRANSITIONS } from "./lifecycle.ts";
import type {
  RequestActor,
  RequestEvent,
  RequestGuard,
  RequestState,
  RequestTransition,
} from "./lifecycle.ts";

// What the person gives only after pressing the button, so it cannot hide the button.
const GIVEN_WITH_THE_ACTION: readonly RequestGuard[] = ["reason_given", "quote_valid"];

/** What customers can cause at some time: which buttons a request of theirs may have. */
export const CUSTOMER_ACTIONS: readonly RequestEvent[] = [
  ...new Set(REQUEST_TRANSITIONS.filter(({ by }) => by.includes("customer")).map(eventOf)),
];

function eventOf({ event }: RequestTransition): RequestEvent {
  return event;
}

/** Which events an actor can cause now, each once: the buttons to show, and no others. */
export function availableActions(
  state: RequestState,
  actor: RequestActor,
  facts: RequestGuardFacts,
): RequestEvent[] {
  const held = heldGuards(facts);
  return REQUEST_TRANSITIONS.filter(
    (row) =>
      row.from === state &&
      row.by.includes(actor) &&
      row.guards.every((guard) => held[guard] || GIVEN_WITH_THE_ACTION.includes(guard)),
  ).map(eventOf);
}
