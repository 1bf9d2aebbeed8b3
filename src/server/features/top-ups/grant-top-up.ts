import { topUpExpiresAt } from "#domain/credits/top-up.ts";
import { paymentMethod } from "#domain/membership/payment-method.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { settlePayment } from "../billing/write-payment.ts";
import { keepTried } from "../billing/methods.ts";
import { findMethod, type PaymentRow } from "../billing/queries.ts";
import { grantLot } from "../credits/ledger.ts";
import { payWith } from "../memberships/pay-with.ts";
import type { TopUpRow } from "./queries.ts";

/** The pack is paid: its credits, and what follows. */
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
  const { method_id: methodId, started_at: chargedAt } = payment;
  const kept = await keepTried(tx, { accountId, methodId, chargedAt, now });
  if (kept) {
    await payWith(tx, { accountId, method: kept, now, ids });
    // Also without a membership: the way to pay stands on its page.
    await publishEvent(tx, { accountId, kind: "membership_changed", payload: {}, now });
  }
  await happened(
    tx,
    {
      kind: "top_up.paid",
      accountId,
      topUpId: topUp.id,
      paymentId: payment.id,
      name: topUp.name,
      credits,
      amount: payment.amount,
      methodName: method ? paymentMethod(method).name : null,
      source,
      expiresAt: expiresAt.getTime(),
    },
    { now, ids },
  );
}
