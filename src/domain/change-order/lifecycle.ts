export const CHANGE_ORDER_STATES = ["proposed", "approved", "rejected", "withdrawn"] as const;
export type ChangeOrderState = (typeof CHANGE_ORDER_STATES)[number];

/** Who acts, seen from the change order: the side that proposed it, or the other one. */
export type ChangeOrderActor = "proposer" | "other_side";

export const CHANGE_ORDER_EVENTS = ["approve", "reject", "withdraw"] as const;
export type ChangeOrderEvent = (typeof CHANGE_ORDER_EVENTS)[number];

/** The two sides of a hire. */
export const HIRE_SIDES = ["customer", "hired_pro"] as const;
export type HireSide = (typeof HIRE_SIDES)[number];

export type ChangeOrderTransition = {
  event: ChangeOrderEvent;
  from: ChangeOrderState;
  to: ChangeOrderState;
  by: ChangeOrderActor;
};

/** Every way a change order can move; nobody approves their own. */
export const CHANGE_ORDER_TRANSITIONS: readonly ChangeOrderTransition[] = [
  { event: "approve", from: "proposed", to: "approved", by: "other_side" },
  { event: "reject", from: "proposed", to: "rejected", by: "other_side" },
  { event: "withdraw", from: "proposed", to: "withdrawn", by: "proposer" },
];

export type ChangeOrderMove =
  | { ok: true; state: ChangeOrderState }
  | { ok: false; refusal: "not_hired" | "wrong_state" | "wrong_actor" };

export type ChangeOrderFacts = {
  state: ChangeOrderState;
  proposed_by: HireSide;
  /** The hire stands: neither completed nor cancelled. */
  isHired: boolean;
};

/** Where an event caused by one side of the hire takes a change order, or why it does not happen. */
export function transition(
  order: ChangeOrderFacts,
  event: ChangeOrderEvent,
  side: HireSide,
): ChangeOrderMove {
  if (!order.isHired) return { ok: false, refusal: "not_hired" };
  const found = CHANGE_ORDER_TRANSITIONS.find(
    (row) => row.from === order.state && row.event === event,
  );
  if (!found) return { ok: false, refusal: "wrong_state" };
  const actor: ChangeOrderActor = side === order.proposed_by ? "proposer" : "other_side";
  if (found.by !== actor) return { ok: false, refusal: "wrong_actor" };
  return { ok: true, state: found.to };
}

/** Which events a side can cause now: the buttons to show. */
export function availableChangeOrderActions(
  order: ChangeOrderFacts,
  side: HireSide,
): ChangeOrderEvent[] {
  return CHANGE_ORDER_EVENTS.filter((event) => transition(order, event, side).ok);
}
