import { keptWon } from "./kept-won.ts";
import type { Claim, PaymentRecord } from "./membership.ts";

/** How the payments of a membership stand after money was taken back of some and paid again. */
export type Claims = {
  /** Payments of which nothing is left and that nobody made good: what is owed for each. */
  open: Claim[];
  /**
   * Won that were taken back of payments of which something is left (or was paid again in part): not owed in money,
   * their credits go instead.
   */
  partial: ReadonlyMap<string, number>;
  /** Won of charges that made payments good which are ours again: they go back. */
  excess: { payment: PaymentRecord; amount: number }[];
};

/**
 * Adds up what was taken back of the payments and what recharges made good of it. A payment is owed once nothing of it
 * is left; a recharge of which money went makes good only what was kept of it.
 */
export function claimsOf(payments: readonly PaymentRecord[]): Claims {
  const paid = payments.filter(({ status }) => status === "paid");
  const needs = new Map(paid.map((payment) => [payment.id, neededWon(payment)]));
  const excess: Claims["excess"] = [];
  for (const recharge of paid) {
    if (recharge.purpose !== "recharge") continue;
    let left = keptWon(recharge);
    for (const { payment_id, amount } of recharge.covers) {
      const need = needs.get(payment_id) ?? 0;
      const good = Math.min(amount, need, left);
      needs.set(payment_id, need - good);
      left -= good;
    }
    if (left > 0) excess.push({ payment: recharge, amount: left });
  }
  const open: Claim[] = [];
  const partial = new Map<string, number>();
  for (const payment of paid) {
    if (payment.purpose === "recharge") continue;
    const whole = neededWon(payment);
    const need = needs.get(payment.id) ?? 0;
    const isOwed = whole > 0 && need === whole;
    if (isOwed) open.push({ payment_id: payment.id, amount: whole });
    const missing = whole > 0 ? need : payment.taken_back;
    partial.set(payment.id, isOwed ? 0 : missing);
  }
  return { open, partial, excess };
}

/** Won that are missing of a payment of which nothing is left; 0 while something is, or while nobody took any. */
function neededWon(payment: PaymentRecord): number {
  const { purpose, taken_back, amount, refunded } = payment;
  if (purpose === "recharge" || taken_back === 0 || keptWon(payment) > 0) return 0;
  return amount - refunded;
}
