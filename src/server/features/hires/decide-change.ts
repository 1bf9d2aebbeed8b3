import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { applyChange } from "#domain/change-order/apply-change.ts";
import { changeKinds, type AgreedTerms, type Change } from "#domain/change-order/change-order.ts";
import { transition, type ChangeOrderEvent } from "#domain/change-order/lifecycle.ts";
import { agreedDateProblem, agreedTimeProblem } from "#domain/request/agreed-date.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { changeOf, findChangeOrder, lockChangeOrder, writeDecision } from "./change-order-rows.ts";
import { hireFacts, lockHireFor } from "./lock-hire.ts";
import type { SeenChangeOrder } from "./present-change-order.ts";
import { findHire, termsOf, type HireRow } from "./queries.ts";
import { timesOf, writeTerms } from "./write-hire.ts";

/** Approves, rejects or withdraws a change order; an approved one changes what is agreed. */
export async function decideChange(
  tx: Tx,
  facts: { changeOrderId: string; viewer: Member; event: ChangeOrderEvent; now: Date; ids: Ids },
): Promise<SeenChangeOrder> {
  const { viewer, event, now, ids } = facts;
  const seen = (await findChangeOrder(tx, facts.changeOrderId)) ?? refuse("not_found");
  const itsHire = (await findHire(tx, seen.hire_id)) ?? refuse("not_found");
  if (!isSideOf(itsHire, viewer)) refuse("not_found");
  const locked = await lockHireFor(tx, itsHire.request_id, viewer);
  const order = (await lockChangeOrder(tx, seen.id)) ?? refuse("not_found");
  const isHired = locked.hire.id === order.hire_id && locked.request.state === "hired";
  const move = transition({ ...order, isHired }, event, locked.side);
  if (!move.ok) refuse("state_forbids");
  const change = changeOf(order);
  const terms =
    event === "approve" ? await applyTo(tx, locked.hire, change, now) : termsOf(locked.hire);
  const decided = await writeDecision(tx, order, { state: move.state, now });
  await happened(
    tx,
    {
      kind: "change_order.decided",
      ...hireFacts(locked),
      changeOrderId: order.id,
      by: locked.side,
      event,
      change,
      before: order.terms_before,
      terms,
    },
    { now, ids },
  );
  return { order: decided, side: locked.side, isHired: true };
}

function isSideOf(hire: HireRow, viewer: Member): boolean {
  return hire.customer_id === viewer.accountId || hire.pro_id === viewer.pro?.id;
}

/** All of it or nothing: a day that cannot be kept any more takes the price beside it along. */
async function applyTo(tx: Tx, hire: HireRow, change: Change, now: Date): Promise<AgreedTerms> {
  const terms = applyChange(hire, change);
  const { agreed_date: date, agreed_time: time } = terms;
  const problem =
    agreedDateProblem(date, seoulDay(now.getTime())) ??
    agreedTimeProblem({ date, time }, now.getTime());
  if (changeKinds(change).includes("date") && problem !== null) {
    refuse("state_forbids", {
      message: "제안한 날짜나 시간이 지났어요. 새로 정해서 다시 제안해 주세요.",
    });
  }
  await writeTerms(tx, hire.id, { ...terms, ...timesOf(terms.agreed_date, now) });
  return terms;
}
