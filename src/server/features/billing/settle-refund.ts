import type { CancelResult, FoundPayment } from "../../gateways/payment/payment-port.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { raiseAlarm } from "./alarm.ts";
import { askForAccount } from "./ask-for-account.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { findPayment, type PaymentRow, type RefundRow } from "./queries.ts";

/** A carrier takes money back within the calendar month alone; then staff send it by bank. */
const MONTH_PASSED = "PHONE_REFUND_MONTH_PASSED";

type RefundEnd =
  | { state: "done" }
  | { state: "waiting" }
  | { state: "by_bank"; code: string }
  | { state: "failed"; code: string };

/**
 * What a try to give money back came to. When the gateway says that something else is left than we believed, its record
 * decides: an earlier try of this refund may have gone through.
 */
export function refundEnd(
  refund: Pick<RefundRow, "amount" | "left_won">,
  payment: Pick<PaymentRow, "amount">,
  result: CancelResult,
  found: FoundPayment | null,
): RefundEnd {
  if (result.outcome === "cancelled") return { state: "done" };
  if (result.outcome === "unknown") return { state: "waiting" };
  if (result.outcome === "refused") {
    const { code } = result;
    return code === MONTH_PASSED ? { state: "by_bank", code } : { state: "failed", code };
  }
  if (found?.outcome !== "paid" && found?.outcome !== "cancelled") return { state: "waiting" };
  const goneAfterIt = payment.amount - refund.left_won + refund.amount;
  return found.cancelledWon >= goneAfterIt
    ? { state: "done" }
    : { state: "failed", code: "AMOUNT_LEFT_DIFFERS" };
}

/** Writes down how a refund ended; one that is still unclear is tried again by the sweep. */
export async function settleRefund(
  deps: GatewayDeps,
  refund: RefundRow,
  result: CancelResult,
  found: FoundPayment | null,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.sql, async (tx) => {
    const { account_id: accountId } = refund;
    await lockEventNumbers(tx, [accountId]);
    const payment = await findPayment(tx, refund.payment_id);
    if (!payment) return;
    const end = refundEnd(refund, payment, result, found);
    if (end.state === "waiting") return;
    await write(tx, refund, end, { now, ids: deps.ids });
    await publishEvent(tx, { accountId, kind: "membership_changed", payload: {}, now });
  });
}

async function write(
  tx: Tx,
  refund: RefundRow,
  end: Exclude<RefundEnd, { state: "waiting" }>,
  { now, ids }: { now: Date; ids: Ids },
): Promise<void> {
  if (end.state === "done") {
    await tx`
      UPDATE refunds SET state = 'done', done_at = ${now}, next_try_at = NULL
      WHERE id = ${refund.id} AND state = 'waiting'`;
    return;
  }
  if (end.state === "by_bank") {
    const turned = await tx`
      UPDATE refunds SET way = 'bank_transfer', code = ${end.code}, next_try_at = NULL
      WHERE id = ${refund.id} AND state = 'waiting'`;
    const { account_id: accountId, amount } = refund;
    if (turned.count > 0) await askForAccount(tx, { accountId, amount, now, ids });
    return;
  }
  await tx`
    UPDATE refunds SET state = 'failed', code = ${end.code}, next_try_at = NULL
    WHERE id = ${refund.id} AND state = 'waiting'`;
  await raiseAlarm(tx, {
    about: "refund_failed",
    paymentId: refund.payment_id,
    code: end.code,
    now,
    ids,
  });
}
