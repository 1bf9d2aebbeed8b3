import type { Payment, PaymentCancellation } from "@portone/server-sdk/payment";
import type {
  BillingKeyInfo,
  BillingKeyPaymentMethod,
} from "@portone/server-sdk/payment/billingKey";
import type {
  BillingKeyResult,
  BillingMethod,
  CancelResult,
  FoundPayment,
} from "./payment-port.ts";

/*
 * The SDK's unions end in "a status of a later version", so a status is looked at as text and its fields as ones
 * that may be missing.
 */
interface Settled {
  pgTxId?: string;
  paidAt?: string;
  statusChangedAt: string;
  amount: { total: number; cancelled: number };
  billingKey?: string;
  receiptUrl?: string;
  cancellations?: readonly { status: string; totalAmount?: number; reason?: string }[];
}

/** What the gateway says of a payment; a status of later versions counts as pending, never as an end. */
export function readPayment(payment: Payment): FoundPayment {
  const status = String(payment.status);
  if (status === "PAID" || status === "PARTIAL_CANCELLED") {
    return settled("paid", payment as Settled);
  }
  if (status === "CANCELLED") return settled("cancelled", payment as Settled);
  if (status !== "FAILED") return { outcome: "pending" };
  const { failure } = payment as { failure?: { pgCode?: string } };
  return { outcome: "failed", code: failure?.pgCode ?? "FAILED" };
}

function settled(outcome: "paid" | "cancelled", payment: Settled): FoundPayment {
  return {
    outcome,
    gatewayId: payment.pgTxId ?? "",
    paidAt: new Date(payment.paidAt ?? payment.statusChangedAt),
    amountWon: payment.amount.total,
    cancelledWon: payment.amount.cancelled,
    cancellations: (payment.cancellations ?? [])
      .filter(({ status }) => status === "SUCCEEDED")
      .map(({ totalAmount = 0, reason = "" }) => ({ amount: totalAmount, reason })),
    billingKey: payment.billingKey ?? null,
    receiptUrl: webAddress(payment.receiptUrl),
  };
}

/** A page leads there, so it is nothing but an address of the web. */
function webAddress(text: string | undefined): string | null {
  const url = URL.parse(text ?? "");
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** What became of a call to give money back; one that is only requested may still fail. */
export function readCancellation(cancellation: PaymentCancellation): CancelResult {
  if (cancellation.status === "SUCCEEDED") {
    const { totalAmount } = cancellation as { totalAmount: number };
    return { outcome: "cancelled", cancelledWon: totalAmount };
  }
  return cancellation.status === "FAILED"
    ? { outcome: "refused", code: "CANCELLATION_FAILED" }
    : { outcome: "unknown", reason: "cancellation_pending" };
}

/** Card or phone behind a billing key. A key of another kind is one we cannot use. */
export function readBillingKeyInfo(info: BillingKeyInfo): BillingKeyResult {
  if (info.status !== "ISSUED") return { outcome: "missing" };
  const { methods = [] } = info as { methods?: BillingKeyPaymentMethod[] };
  const method = methods.map(readMethod).find((one) => one !== null);
  return method ? { outcome: "issued", method } : { outcome: "refused", code: "METHOD_UNKNOWN" };
}

function readMethod(method: BillingKeyPaymentMethod): BillingMethod | null {
  if (method.type === "BillingKeyPaymentMethodMobile") {
    const { phoneNumber } = method as { phoneNumber?: string };
    return { type: "phone", phoneNumber: phoneNumber ?? null };
  }
  if (method.type !== "BillingKeyPaymentMethodCard") return null;
  const { card } = method as { card?: { issuer?: string; name?: string; number?: string } };
  return {
    type: "card",
    issuer: card?.issuer ?? null,
    name: card?.name ?? null,
    lastFour: /\d{4}$/.exec(card?.number ?? "")?.[0] ?? null,
  };
}
