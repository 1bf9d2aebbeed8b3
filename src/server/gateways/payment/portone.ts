import { PaymentClient } from "@portone/server-sdk/payment";
import type { ChargeOrder, PaymentPort } from "./payment-port.ts";
import { readBillingKeyInfo, readCancellation, readPayment } from "./portone-answers.ts";
import { asUnknown, GatewayTimeout, isErrorOf, readFailure } from "./portone-failures.ts";

export interface PortOneSettings {
  /** "https://api.portone.io", or the emulator. */
  apiUrl: string;
  apiSecret: string;
  storeId: string;
  /** How long one call may take, its answer included. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Payments over PortOne V2 by its server SDK, which also reads the emulator: only the address differs. */
export function createPortOne(settings: PortOneSettings): PaymentPort {
  const { storeId } = settings;
  const client = PaymentClient({
    secret: settings.apiSecret,
    baseUrl: settings.apiUrl,
    storeId,
  });
  const timed = <T>(call: Promise<T>) => withinTime(call, settings.timeoutMs ?? TIMEOUT_MS);

  return {
    async charge(order) {
      try {
        const { payment } = await timed(client.payWithBillingKey(wireCharge(order)));
        return { outcome: "paid", gatewayId: payment.pgTxId, paidAt: new Date(payment.paidAt) };
      } catch (error) {
        return isErrorOf(error, "ALREADY_PAID", "ALREADY_PAID_OR_WAITING")
          ? { outcome: "taken" }
          : readFailure(error);
      }
    },

    async find(paymentId) {
      try {
        return readPayment(await timed(client.getPayment({ paymentId, storeId })));
      } catch (error) {
        return isErrorOf(error, "PAYMENT_NOT_FOUND") ? { outcome: "missing" } : asUnknown(error);
      }
    },

    async cancel({ paymentId, amountWon, leftWon, reason }) {
      try {
        const { cancellation } = await timed(
          client.cancelPayment({
            paymentId,
            amount: amountWon,
            currentCancellableAmount: leftWon,
            reason,
          }),
        );
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
        return readBillingKeyInfo(await timed(client.billingKey.getBillingKeyInfo({ billingKey })));
      } catch (error) {
        return isErrorOf(error, "BILLING_KEY_NOT_FOUND")
          ? { outcome: "missing" }
          : asUnknown(error);
      }
    },

    async deleteBillingKey(billingKey) {
      try {
        await timed(client.billingKey.deleteBillingKey({ billingKey }));
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

/** The SDK has no time-out of its own; a call given up goes on, and its outcome is unknown. */
async function withinTime<T>(call: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GatewayTimeout()), timeoutMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
