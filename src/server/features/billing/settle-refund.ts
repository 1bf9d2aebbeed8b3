import type { CancelResult } from "../../gateways/payment/payment-port.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { raiseAlarm } from "./alarm.ts";
import { bookInterestAndAsk } from "./book-interest.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import type { RefundRow } from "./queries.ts";
import { askWhereTo, hasLeft, keepClaim } from "./refunds/refunds-of-who-left.ts";

/** A carrier takes money back within the calendar month alone; then staff send it by bank. */
const MONTH_PASSED = "PHONE_REFUND_MONTH_PASSED";

type RefundEnd =
  | { state: "done" }
  | { state: "waiting" }
  | { state: "by_bank"; code: string }
  | { state: "failed"; code: string };

/**
 * What a try to give money back came to. When the gateway says that something else is left than we believed, its record
 * has been read: that either ended the refund or laid it anew, and one that still stands is for people to look at.
 */
function refundEnd(result: CancelResult): RefundEnd {
  switch (result.outcome) {
    case "cancelled":
      return { state: "done" };
    case "unknown":
      return { state: "waiting" };
    case "already":
      return { state: "failed", code: "AMOUNT_LEFT_DIFFERS" };
    case "refused": {
      const { code } = result;
      return code === MONTH_PASSED ? { state: "by_bank", code } : { state: "failed", code };
    }
  }
}

/** Writes down how a refund ended; one that is still unclear is tried again by the sweep. */
export async function settleRefund(
  deps: GatewayDeps,
  refund: RefundRow,
  result: CancelResult,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.sql, async (tx) => {
    const { account_id: accountId } = refund;
    await lockEventNumbers(tx, [accountId]);
    const end = refundEnd(result);
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
    const sent = await tx`
      UPDATE refunds SET state = 'done', done_at = ${now}, next_try_at = NULL
      WHERE id = ${refund.id} AND state = 'waiting'`;
    if (sent.count > 0) await bookInterestAndAsk(tx, [refund.id], { now, ids });
    return;
  }
  if (end.state === "by_bank") {
    const turned = await tx`
      UPDATE refunds SET method = 'bank_transfer', code = ${end.code}, next_try_at = NULL
      WHERE id = ${refund.id} AND state = 'waiting'`;
    if (turned.count > 0) await askWhereTo(tx, refund, { now, ids });
    return;
  }
  const failed = await tx`
    UPDATE refunds SET state = 'failed', code = ${end.code}, next_try_at = NULL
    WHERE id = ${refund.id} AND state = 'waiting'`;
  if (failed.count === 0) return;
  if (await hasLeft(tx, refund.account_id)) {
    await keepClaim(tx, refund, { now, ids });
    return;
  }
  await raiseAlarm(tx, {
    about: "refund_failed",
    paymentId: refund.payment_id,
    code: end.code,
    now,
    ids,
  });
}
