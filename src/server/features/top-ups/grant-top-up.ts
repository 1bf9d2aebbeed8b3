import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { topUpExpiresAt } from "#domain/credits/top-up.ts";
import { paymentMethod } from "#domain/membership/payment-method.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { settlePayment } from "../billing/write-payment.ts";
import { findMethod, type PaymentRow } from "../billing/queries.ts";
import { paidDebtWords } from "../credits/debts.ts";
import { grantLot } from "../credits/ledger.ts";
import { notify } from "../notifications/notify.ts";
import { issueReceipt } from "../receipts/issue.ts";
import type { TopUpRow } from "./queries.ts";

/** The pack is paid: its credits, its receipt, and a word to the person. */
export async function grantTopUp(
  tx: Tx,
  paid: { payment: PaymentRow; topUp: TopUpRow; paidAt: Date; now: Date; ids: Ids },
): Promise<void> {
  const { payment, topUp, paidAt, now, ids } = paid;
  const { account_id: accountId, credits } = topUp;
  await settlePayment(tx, {
    id: payment.id,
    status: "paid",
    paid_at: paidAt,
    code: null,
    covers: [],
    now,
  });
  const expiresAt = new Date(topUpExpiresAt(now.getTime()));
  const source = `top_up:${topUp.id}`;
  const lotId = await grantLot(tx, {
    accountId,
    kind: "topup",
    credits,
    paidWon: payment.amount,
    source,
    detail: "top_up",
    expiresAt,
    now,
    ids,
  });
  await tx`UPDATE top_ups SET lot_id = ${lotId} WHERE id = ${topUp.id}`;
  const method = await findMethod(tx, payment.method_id);
  await issueReceipt(tx, {
    accountId,
    paymentId: payment.id,
    of: { topUpId: topUp.id },
    purpose: "top_up",
    productName: topUp.name,
    credits,
    period: null,
    amount: payment.amount,
    methodName: method ? paymentMethod(method).name : null,
    now,
    ids,
  });
  const until = formatKoreanDate(seoulDay(expiresAt.getTime() - 1));
  const debt = await paidDebtWords(tx, accountId, source);
  await notify(tx, {
    accountId,
    kind: "top_up_settled",
    body: `${credits} 크레딧이 들어왔어요.${debt} ${until}까지 쓸 수 있어요.`,
    path: "/membership/top-up",
    now,
    ids,
  });
}
