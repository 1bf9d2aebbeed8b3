import { changeKinds, type Change } from "#domain/change-order/change-order.ts";
import { changeFaults } from "#domain/change-order/check-change.ts";
import { freeChangeKinds } from "#domain/change-order/free-kinds.ts";
import type { HireSide } from "#domain/change-order/lifecycle.ts";
import { ceilingOfHire, overCeiling } from "#domain/change-order/over-ceiling.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { findQuoteViewer } from "../quotes/quote-viewer.ts";
import {
  changeColumns,
  changeOf,
  findChangeOrders,
  insertChangeOrder,
  type ChangeOrderRow,
} from "./change-order-rows.ts";
import { hireFacts, lockHireFor } from "./lock-hire.ts";
import type { SeenChangeOrder } from "./present-change-order.ts";
import { termsOf, type HireRow } from "./queries.ts";

/** One side proposes a change of the hired quote; of each kind one may wait for an answer at a time. */
export async function proposeChange(
  tx: Tx,
  facts: { quoteId: string; viewer: Member; change: Change; reason: string; now: Date; ids: Ids },
): Promise<SeenChangeOrder> {
  const { viewer, change, now, ids } = facts;
  const { quote } = await findQuoteViewer(tx, facts.quoteId, viewer);
  if (quote.state !== "hired") refuse("state_forbids");
  const locked = await lockHireFor(tx, quote.request_id, viewer);
  const { hire, side } = locked;
  if (hire.quote_id !== quote.id || locked.request.state !== "hired") refuse("state_forbids");
  refuseFaulty(change, hire, now);
  await refuseSecondOpen(tx, { hireId: hire.id, change, side });
  const before = termsOf(hire);
  const order: ChangeOrderRow = {
    id: ids.next(),
    hire_id: hire.id,
    proposed_by: side,
    ...changeColumns(change),
    terms_before: before,
    reason: facts.reason.trim(),
    state: "proposed",
    created_at: now,
    decided_at: null,
  };
  await insertChangeOrder(tx, order);
  const ceiling = ceilingOfHire(hire.quoted_price, quote);
  await happened(
    tx,
    {
      kind: "change_order.proposed",
      ...hireFacts(locked),
      changeOrderId: order.id,
      by: side,
      change,
      before,
      over: overCeiling(change, ceiling),
      reason: order.reason,
    },
    { now, ids },
  );
  return { order, side, isHired: true };
}

function refuseFaulty(change: Change, hire: HireRow, now: Date): void {
  const faults = Object.entries(changeFaults(change, hire, now.getTime()));
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, message]) => [field, [message]]));
  refuse("invalid", { fields });
}

async function refuseSecondOpen(
  tx: Tx,
  { hireId, change, side }: { hireId: string; change: Change; side: HireSide },
): Promise<void> {
  const orders = (await findChangeOrders(tx, hireId)).map((order) => ({
    ...order,
    kinds: changeKinds(changeOf(order)),
  }));
  const free = freeChangeKinds(orders);
  const taken = changeKinds(change).filter((kind) => !free.includes(kind));
  const open = orders.find(
    ({ state, kinds }) => state === "proposed" && kinds.some((kind) => taken.includes(kind)),
  );
  if (!open) return;
  refuse("conflict", {
    message:
      open.proposed_by === side
        ? "먼저 보낸 변경 제안이 답을 기다리고 있어요. 그 제안을 취소하면 다시 제안할 수 있어요."
        : "상대가 먼저 변경을 제안했어요. 그 제안에 답하면 다시 제안할 수 있어요.",
  });
}
