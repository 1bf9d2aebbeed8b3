import type {
  CancelPaymentResponse,
  PayWithBillingKeyResponse,
  Payment,
} from "@portone/server-sdk/payment";
import type { BillingKeyInfo } from "@portone/server-sdk/payment/billingKey";
import type { ChargeOrder, PaymentPort } from "./payment-port.ts";
import { readBillingKeyInfo, readCancellation, readPayment } from "./portone-answers.ts";
import { callPortOne, type PortOneAccess } from "./portone-call.ts";
import { asUnknown, isErrorOf, readFailure } from "./portone-failures.ts";

/** Payments over PortOne V2, in the types of its server SDK; the emulator reads the same: only the URL differs. */
export function createPortOne(address: PortOneAccess): PaymentPort {
  const { storeId } = address;
  return {
    async charge(order) {
      try {
        const { payment } = await callPortOne<PayWithBillingKeyResponse>(address, {
          method: "POST",
          path: ["payments", order.paymentId, "billing-key"],
          body: { storeId, ...wireCharge(order) },
        });
        return { outcome: "paid", gatewayId: payment.pgTxId, paidAt: new Date(payment.paidAt) };
      } catch (error) {
        return isErrorOf(error, "ALREADY_PAID", "ALREADY_PAID_OR_WAITING")
          ? { outcome: "taken" }
          : readFailure(error);
      }
    },

    async find(paymentId) {
      try {
        const path = ["payments", paymentId];
        return readPayment(
          await callPortOne<Payment>(address, { method: "GET", path, query: { storeId } }),
        );
      } catch (error) {
        return isErrorOf(error, "PAYMENT_NOT_FOUND") ? { outcome: "missing" } : asUnknown(error);
      }
    },

    async cancel({ paymentId, amountWon, leftWon, reason }) {
      try {
        const { cancellation } = await callPortOne<CancelPaymentResponse>(address, {
          method: "POST",
          path: ["payments", paymentId, "cancel"],
          body: { storeId, amount: amountWon, currentCancellableAmount: leftWon, reason },
        });
        return readCancellation(cancellation);
      } catch (error) {
        // What was left is not what we thought: an earlier try may have gone through.
        return isErrorOf(
          error,
          "PAYMENT_ALREADY_CANCELLED",
          "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN",
        )
          ? { outcome: "already" }
          : readFailure(error);
      }
    },

    async readBillingKey(billingKey) {
      try {
        const path = ["billing-keys", billingKey];
        return readBillingKeyInfo(
          await callPortOne<BillingKeyInfo>(address, { method: "GET", path, query: { storeId } }),
        );
      } catch (error) {
        if (isErrorOf(error, "BILLING_KEY_NOT_FOUND")) return { outcome: "missing" };
        // What a person names may be anything; whether we may ask at all is another matter.
        return isErrorOf(error, "INVALID_REQUEST") ? readFailure(error) : asUnknown(error);
      }
    },

    async deleteBillingKey(billingKey) {
      try {
        const path = ["billing-keys", billingKey];
        await callPortOne<unknown>(address, { method: "DELETE", path, query: { storeId } });
        return { outcome: "deleted" };
      } catch (error) {
        return isErrorOf(error, "BILLING_KEY_NOT_FOUND", "BILLING_KEY_ALREADY_DELETED")
          ? { outcome: "missing" }
          : readFailure(error);
      }
    },
  };
}

function wireCharge(order: ChargeOrder) {
  const { id, name, email } = order.customer;
  return {
    paymentId: order.paymentId,
    billingKey: order.billingKey,
    orderName: order.orderName,
    customer: { id, name: { full: name }, email },
    amount: { total: order.amountWon },
    currency: "KRW" as const,
  };
}
