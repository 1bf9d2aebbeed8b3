import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { declineMessage } from "#domain/payment/decline-message.ts";
import { paidDebtText } from "../features/credits/debts.ts";
import { notify } from "../features/notifications/notify.ts";
import { issueReceipt } from "../features/receipts/issue.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** The slice itself locks the account and publishes to open pages. */
export const topUpConsequences = {
  "top_up.paid": [writeReceipt, notifySettled],
  "top_up.paid_late": [notifyPaidLate],
  "top_up.failed": [notifyFailed],
} satisfies Partial<Consequences>;

async function writeReceipt(
  tx: Tx,
  { accountId, topUpId, paymentId, name, credits, amount, methodName }: HappeningOf<"top_up.paid">,
  when: When,
): Promise<void> {
  await issueReceipt(tx, {
    accountId,
    paymentId,
    of: { topUpId },
    purpose: "top_up",
    productName: name,
    credits,
    period: null,
    amount,
    methodName,
    ...when,
  });
}

async function notifySettled(
  tx: Tx,
  { accountId, credits, source, expiresAt }: HappeningOf<"top_up.paid">,
  when: When,
): Promise<void> {
  const debtText = await paidDebtText(tx, accountId, { source });
  await notify(tx, {
    accountId,
    kind: "top_up_settled",
    values: { credits, until: seoulDay(expiresAt - 1), debtText },
    path: "/membership/top-up",
    requestId: null,
    ...when,
  });
}

async function notifyPaidLate(
  tx: Tx,
  { accountId, orderName }: HappeningOf<"top_up.paid_late">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "top_up_failed",
    values: { name: orderName, why: null, isLate: true },
    path: "/membership/refunds",
    requestId: null,
    ...when,
  });
}

async function notifyFailed(
  tx: Tx,
  { accountId, name, refused }: HappeningOf<"top_up.failed">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "top_up_failed",
    values: { name, why: refused ? declineMessage(refused.code) : null, isLate: false },
    path: "/membership/top-up",
    requestId: null,
    ...when,
  });
}
