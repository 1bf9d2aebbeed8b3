import { refundableWon } from "#domain/payment/money-refund.ts";
import type { PaymentRecord } from "./membership.ts";

/** Won of a captured payment that are still ours to pay back: nothing goes back twice, whoever sent it. */
export function keptWon(
  payment: Pick<PaymentRecord, "amount" | "refunded" | "taken_back">,
): number {
  const { amount, refunded, taken_back } = payment;
  return refundableWon({ amount, refunded: refunded + taken_back });
}
