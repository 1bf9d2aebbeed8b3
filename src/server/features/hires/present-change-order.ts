import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { availableChangeOrderActions, type HireSide } from "#domain/change-order/lifecycle.ts";
import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import type { ChangeOrderRow } from "./change-order-rows.ts";

/** A change order and who looks at it. `isHired`: its hire stands. */
export interface SeenChangeOrder {
  order: ChangeOrderRow;
  side: HireSide;
  isHired: boolean;
}

export function presentChangeOrder({ order, side, isHired }: SeenChangeOrder): ChangeOrder {
  return {
    id: order.id,
    kind: order.kind,
    price: order.price,
    scope: order.scope,
    agreed_date: order.agreed_date,
    reason: order.reason,
    state: order.state,
    proposed_by: order.proposed_by,
    created_at: seoulIso(order.created_at.getTime()),
    decided_at: order.decided_at === null ? null : seoulIso(order.decided_at.getTime()),
    actions: availableChangeOrderActions({ ...order, isHired }, side),
  };
}
