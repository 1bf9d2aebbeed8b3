import type { HappeningOf } from "#domain/happenings/happening.ts";
import { paymentMethod } from "#domain/membership/payment-method.ts";
import { raiseAlarm } from "../features/billing/alarm.ts";
import { orderRefund } from "../features/billing/order-refund.ts";
import { findPayment } from "../features/billing/queries.ts";
import { settleTakenBack } from "../features/credits/settle-taken-back.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** Credits go with the money, or leave a debt (decision 028). */
export const paymentConsequences = {
  "payment.in_doubt": [tellOperators],
  "payment_method.gone": [askForMethod],
  "payment.to_refund": [(tx, what, when) => orderRefund(tx, { ...what, ...when }), tellOfTopUp],
  "payment.taken_back": [(tx, what, when) => settleTakenBack(tx, { ...what, ...when })],
} satisfies Partial<Consequences>;

async function tellOperators(
  tx: Tx,
  { about, paymentId, code }: HappeningOf<"payment.in_doubt">,
  when: When,
): Promise<void> {
  const known = code === undefined ? (await findPayment(tx, paymentId))?.code : code;
  await raiseAlarm(tx, { about, paymentId, code: known ?? null, ...when });
}

/** Of a membership's money its own notice tells. */
async function tellOfTopUp(
  tx: Tx,
  { accountId, amount, reason }: HappeningOf<"payment.to_refund">,
  when: When,
): Promise<void> {
  if (reason !== "top_up_unused") return;
  await notify(tx, {
    accountId,
    kind: "top_up_refunded",
    values: { amount },
    path: "/membership/refunds",
    requestId: null,
    ...when,
  });
}

async function askForMethod(
  tx: Tx,
  { accountId, method }: HappeningOf<"payment_method.gone">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId,
    kind: "payment_method_gone",
    values: { name: paymentMethod(method).name },
    path: "/membership",
    requestId: null,
    ...when,
  });
}
