import type { Books, IssuedKey, KeptPayment } from "./books.ts";
import { declined, GatewayError } from "./gateway-error.ts";

/** The month's limit of a phone, won; the real ones differ by carrier and person. */
export const PHONE_MONTHLY_LIMIT = 1_000_000;

export interface ChargeBody {
  billingKey: string;
  orderName: string;
  amount: { total: number };
  currency: string;
}

/** Reads the body of a charge as the gateway does; throws the gateway's own error for what it would not take. */
export function readCharge(body: unknown): ChargeBody {
  const { billingKey, orderName, amount, currency } = (body ?? {}) as Partial<ChargeBody>;
  const total = amount?.total;
  if (
    typeof billingKey !== "string" ||
    typeof orderName !== "string" ||
    currency !== "KRW" ||
    !Number.isSafeInteger(total)
  ) {
    throw new GatewayError(400, "INVALID_REQUEST");
  }
  if ((total ?? 0) < 100) throw declined("BELOW_MINIMUM_AMOUNT");
  return { billingKey, orderName, amount: { total: total ?? 0 }, currency };
}

/** The key a charge names, when it may be charged with this payment id. */
export function chargeableKey(books: Books, paymentId: string, billingKey: string): IssuedKey {
  const earlier = books.payments.get(paymentId);
  if (earlier && earlier.status !== "FAILED") throw new GatewayError(409, "ALREADY_PAID");
  const key = books.keys.get(billingKey);
  if (!key) throw new GatewayError(404, "BILLING_KEY_NOT_FOUND");
  if (key.deletedAt !== null) throw new GatewayError(409, "BILLING_KEY_ALREADY_DELETED");
  return key;
}

/** Why this key's payment company would not take the charge today, or null. */
export function limitOf(books: Books, key: IssuedKey, amount: number, at: string): string | null {
  if (key.method.type !== "phone") return null;
  const month = at.slice(0, 7);
  const spent = [...books.payments.values()]
    .filter((one) => one.billingKey === key.billingKey && one.requestedAt.startsWith(month))
    .filter((one) => one.status !== "FAILED")
    .reduce((sum, one) => sum + one.amount - one.cancelled, 0);
  return spent + amount > PHONE_MONTHLY_LIMIT ? "PHONE_MONTHLY_LIMIT_EXCEEDED" : null;
}

/** Checks a cancellation and gives its amount; a phone's payment can be given back in its own month alone. */
export function cancellableAmount(
  payment: KeptPayment | undefined,
  body: unknown,
  { phone, at }: { phone: boolean; at: string },
): number {
  if (!payment) throw new GatewayError(404, "PAYMENT_NOT_FOUND");
  if (payment.status === "FAILED") throw new GatewayError(409, "PAYMENT_NOT_PAID");
  if (payment.status === "CANCELLED") throw new GatewayError(409, "PAYMENT_ALREADY_CANCELLED");
  const asked = (body ?? {}) as { amount?: unknown; currentCancellableAmount?: unknown };
  const left = payment.amount - payment.cancelled;
  if (asked.currentCancellableAmount !== undefined && asked.currentCancellableAmount !== left) {
    throw new GatewayError(409, "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN");
  }
  const amount = asked.amount === undefined ? left : asked.amount;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount) || amount < 1) {
    throw new GatewayError(400, "INVALID_REQUEST");
  }
  if (amount > left) throw new GatewayError(409, "CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT");
  if (phone && payment.requestedAt.slice(0, 7) !== at.slice(0, 7)) {
    throw declined("PHONE_REFUND_MONTH_PASSED");
  }
  return amount;
}
