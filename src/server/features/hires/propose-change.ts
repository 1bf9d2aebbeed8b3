import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Change } from "#domain/change-order/change-order.ts";
import { changeProblem } from "#domain/change-order/check-change.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { findQuoteViewer } from "../quotes/quote-viewer.ts";
import { findChangeOrders, insertChangeOrder, type ChangeOrderRow } from "./change-order-rows.ts";
import { hireFacts, lockHireFor } from "./lock-hire.ts";
import type { SeenChangeOrder } from "./present-change-order.ts";

const FIELDS: Record<Change["kind"], string> = {
  price: "price",
  scope: "scope",
  date: "agreed_date",
};

/** One side proposes a change of the hired quote; one open proposal of each kind at a time. */
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
  const problem = changeProblem(change, hire, seoulDay(now.getTime()));
  if (problem) refuse("invalid", { fields: { [FIELDS[change.kind]]: [problem] } });
  const open = (await findChangeOrders(tx, hire.id)).find(
    (order) => order.kind === change.kind && order.state === "proposed",
  );
  if (open) refuse("conflict", { message: "같은 내용의 변경 제안이 답을 기다리고 있어요." });
  const order: ChangeOrderRow = {
    id: ids.next(),
    hire_id: hire.id,
    proposed_by: side,
    kind: change.kind,
    price: change.kind === "price" ? change.price : null,
    scope: change.kind === "scope" ? change.scope.trim() : null,
    agreed_date: change.kind === "date" ? change.agreed_date : null,
    reason: facts.reason.trim(),
    state: "proposed",
    created_at: now,
    decided_at: null,
  };
  await insertChangeOrder(tx, order);
  await happened(
    tx,
    {
      kind: "change_order.proposed",
      ...hireFacts(locked),
      changeOrderId: order.id,
      by: side,
      change,
      reason: order.reason,
    },
    { now, ids },
  );
  return { order, side, isHired: true };
}
