import type { Facts } from "./command.ts";
import type { Effect } from "./effect.ts";
import type { Membership, PaymentRecord } from "./membership.ts";

/** The payments as they will be once these effects are carried out: with the charge that was paid just now. */
export function paymentsAfter(
  { membership, payments }: Pick<Facts, "payments"> & { membership: Membership },
  effects: readonly Effect[],
): PaymentRecord[] {
  const { payment } = membership;
  const paid = effects.flatMap((effect): PaymentRecord[] => {
    if (effect.kind !== "settle_payment" || effect.payment_id !== payment?.id) return [];
    const { id, purpose, period, amount, method } = payment;
    const { status, paid_at, covers } = effect;
    const record = { id, purpose, period, amount, method: method.type };
    return [{ ...record, status, paid_at, refunded: 0, taken_back: 0, covers }];
  });
  return [...payments, ...paid];
}
