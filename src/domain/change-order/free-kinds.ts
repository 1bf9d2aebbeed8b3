import { CHANGE_KINDS, type ChangeKind } from "./change-order.ts";
import type { ChangeOrderState } from "./lifecycle.ts";

/** Of what a change may be proposed now, by either side: of each kind one proposal waits for an answer at a time. */
export function freeChangeKinds(
  orders: readonly { state: ChangeOrderState; kinds: readonly ChangeKind[] }[],
): ChangeKind[] {
  const waiting = orders.filter(({ state }) => state === "proposed").flatMap(({ kinds }) => kinds);
  return CHANGE_KINDS.filter((kind) => !waiting.includes(kind));
}
