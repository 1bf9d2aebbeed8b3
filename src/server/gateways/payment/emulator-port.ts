import type { PaymentPort, Unknown } from "./payment-port.ts";
import { createPortOne } from "./portone.ts";

/** The emulator knows one store. */
export const EMULATED_STORE = "store-local";

/** A payment port to an emulator whose address may change from call to call. */
export function portOf(address: () => Promise<{ url: string; apiSecret: string }>): PaymentPort {
  const now = async <T>(call: (port: PaymentPort) => Promise<T>): Promise<T | Unknown> => {
    let reached: { url: string; apiSecret: string };
    try {
      reached = await address();
    } catch {
      return { outcome: "unknown", reason: "emulator_down" };
    }
    const { url: apiUrl, apiSecret } = reached;
    return call(createPortOne({ apiUrl, apiSecret, storeId: EMULATED_STORE }));
  };
  return {
    charge: (order) => now((port) => port.charge(order)),
    find: (paymentId) => now((port) => port.find(paymentId)),
    cancel: (order) => now((port) => port.cancel(order)),
    readBillingKey: (billingKey) => now((port) => port.readBillingKey(billingKey)),
    deleteBillingKey: (billingKey) => now((port) => port.deleteBillingKey(billingKey)),
  };
}
