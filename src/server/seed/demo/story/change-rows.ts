import { addDays } from "#domain/calendar/day.ts";
import { applyChange } from "#domain/change-order/apply-change.ts";
import type { Change, ChangeKind } from "#domain/change-order/change-order.ts";
import { changeFaults } from "#domain/change-order/check-change.ts";
import { describeChange, describeChangeBriefly } from "#domain/change-order/describe-change.ts";
import { transition, type HireSide } from "#domain/change-order/lifecycle.ts";
import { ceilingOfHire, overCeiling } from "#domain/change-order/over-ceiling.ts";
import { changeColumns, type ChangeOrderRow } from "../../../features/hires/change-order-rows.ts";
import { termsOf, type HireRow } from "../../../features/hires/queries.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import { roundedPrice } from "../quotes/price-of.ts";
import type { StoryHire } from "./hire-rows.ts";
import type { ChangePlan } from "./plan.ts";
import { timesOf } from "../../../features/hires/write-hire.ts";
import { addNotification } from "./add-notification.ts";

/** Writes a change order and what the other side said to it; an approved one changes the hire. */
export function changeRow(market: Market, hire: StoryHire, plan: ChangePlan, dice: Dice): void {
  const { row } = hire;
  const change = drawChange(market, row, plan, dice);
  const problems = Object.values(changeFaults(change, row, plan.at));
  if (problems.length > 0) throw new Error(`${row.id}: ${problems.join(" ")}`);
  const before = termsOf(row);
  const order: ChangeOrderRow = {
    id: market.ids.at(plan.at),
    hire_id: row.id,
    proposed_by: plan.by,
    ...changeColumns(change),
    terms_before: before,
    reason: plan.reason,
    state: "proposed",
    created_at: new Date(plan.at),
    decided_at: null,
  };
  market.rows.change_orders.push(order);
  const ceiling = ceilingOfHire(row.quoted_price, hire.quote.row);
  const path = `/quote?id=${row.quote_id}`;
  const accounts: Record<HireSide, string> = {
    customer: row.customer_id,
    hired_pro: hire.quote.plan.pro.accountId,
  };
  const other: HireSide = plan.by === "customer" ? "hired_pro" : "customer";
  addNotification(market, {
    accountId: accounts[other],
    kind: "change_order_proposed",
    values: {
      side: other === "customer" ? "customer" : "pro",
      change: describeChange(change, before),
      brief: describeChangeBriefly(change),
      over: overCeiling(change, ceiling),
      reason: plan.reason,
    },
    path,
    requestId: row.request_id,
    at: plan.at,
  });
  if (plan.decision) decide(order, row, change, plan, plan.decision, market.now);
}

function decide(
  order: ChangeOrderRow,
  row: HireRow,
  change: Change,
  plan: ChangePlan,
  decision: NonNullable<ChangePlan["decision"]>,
  now: number,
): void {
  const decider = plan.by === "customer" ? "hired_pro" : "customer";
  const side = decision.event === "withdraw" ? plan.by : decider;
  const move = transition({ ...order, isHired: true }, decision.event, side);
  if (!move.ok) throw new Error(`${order.id}: ${decision.event}: ${move.refusal}`);
  order.state = move.state;
  order.decided_at = new Date(decision.at);
  if (move.state !== "approved") return;
  const terms = applyChange(row, change);
  Object.assign(row, terms, timesOf(terms.agreed_date, new Date(now)));
}

/** What it changes, all of it at once. */
function drawChange(market: Market, row: HireRow, plan: ChangePlan, dice: Dice): Change {
  return plan.kinds.reduce<Change>(
    (change, kind) => ({ ...change, ...drawKind(market, row, { plan, kind }, dice) }),
    {},
  );
}

function drawKind(
  market: Market,
  row: HireRow,
  { plan, kind }: { plan: ChangePlan; kind: ChangeKind },
  dice: Dice,
): Change {
  switch (kind) {
    case "price": {
      const lowers = plan.reason.includes("낮춰");
      const factor = lowers ? dice.between(0.82, 0.92) : dice.between(1.06, 1.22);
      const price = roundedPrice(row.agreed_price * factor);
      return { price: price === row.agreed_price ? price + 1_000 : price };
    }
    case "scope":
      return {
        scope: `${row.scope}, ${plan.scope ?? dice.pick(market.data.talk.scope_additions)}`,
      };
    case "date":
      return { agreed_date: addDays(row.agreed_date, plan.days) };
  }
}
