import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { changeKinds } from "#domain/change-order/change-order.ts";
import { availableChangeOrderActions, type HireSide } from "#domain/change-order/lifecycle.ts";
import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import { changeOf, type ChangeOrderRow } from "./change-order-rows.ts";

/** A change order and who looks at it. `isHired`: its hire stands. */
export interface SeenChangeOrder {
  order: ChangeOrderRow;
  side: HireSide;
  isHired: boolean;
}

export function presentChangeOrder({ order, side, isHired }: SeenChangeOrder): ChangeOrder {
  const kinds = changeKinds(changeOf(order));
  return {
    id: order.id,
    kind: kinds[0] ?? "scope",
    kinds,
    price: order.price,
    scope: order.scope,
    agreed_date: order.agreed_date,
    agreed_time: order.agreed_time,
    before: order.terms_before && {
      price: order.terms_before.agreed_price,
      scope: order.terms_before.scope,
      agreed_date: order.terms_before.agreed_date,
      agreed_time: order.terms_before.agreed_time,
    },
    reason: order.reason,
    state: order.state,
    proposed_by: order.proposed_by,
    created_at: seoulIso(order.created_at.getTime()),
    decided_at: order.decided_at === null ? null : seoulIso(order.decided_at.getTime()),
    actions: availableChangeOrderActions({ ...order, isHired }, side),
  };
}
