import type { EmulatedPayment } from "#server/gateways/payment/emulator-control.ts";
import type { Write } from "./journal.ts";

/** One purchase of credits; its card is used for nothing else, so that the gateway's record says how often it was charged. */
export interface Purchase extends Write {
  billingKey: string;
  /** What the buyer was told; null while nothing was. */
  told: { topUpId: string; payment: "paid" | "pending" } | null;
}

export interface ChargeVerdict {
  /** Charged more than once. */
  doubled: string[];
  /** The buyer was told of a payment which the gateway or the database does not have. */
  lost: string[];
}

/** @param settled the top-ups that the database holds as paid */
export function verdictOnCharges(
  purchases: readonly Pick<Purchase, "id" | "billingKey" | "told">[],
  payments: readonly Pick<EmulatedPayment, "billing_key" | "status">[],
  settled: ReadonlySet<string>,
): ChargeVerdict {
  const charges = new Map<string, number>();
  for (const { billing_key: key, status } of payments) {
    if (status !== "FAILED") charges.set(key, (charges.get(key) ?? 0) + 1);
  }
  const charged = (billingKey: string) => charges.get(billingKey) ?? 0;
  return {
    doubled: purchases.filter(({ billingKey }) => charged(billingKey) > 1).map(({ id }) => id),
    lost: purchases
      .filter(({ told }) => told?.payment === "paid")
      .filter(
        ({ billingKey, told }) => charged(billingKey) === 0 || !settled.has(told?.topUpId ?? ""),
      )
      .map(({ id }) => id),
  };
}
