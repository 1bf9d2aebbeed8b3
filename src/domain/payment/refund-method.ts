import { seoulDay } from "#domain/calendar/seoul-day.ts";

export const METHOD_TYPES = ["card", "phone"] as const;
export type MethodType = (typeof METHOD_TYPES)[number];

/** What a way to pay is called where it has no name of its own. */
export const METHOD_NAMES: Record<MethodType, string> = {
  card: "카드",
  phone: "휴대폰 소액결제",
};

/** Back the way it was paid, or by bank transfer from staff's list. */
export const REFUND_METHODS = ["gateway", "bank_transfer"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/**
 * How money goes back: through the gateway, or by bank transfer from a list that staff work through. A
 * carrier takes a phone payment back only within the calendar month in which it was made.
 */
export function refundMethod(
  payment: { method: MethodType; paid_at: number },
  now: number,
): RefundMethod {
  const monthOf = (instant: number): string => seoulDay(instant).slice(0, 7);
  const sameMonth = monthOf(payment.paid_at) === monthOf(now);
  return payment.method === "phone" && !sameMonth ? "bank_transfer" : "gateway";
}
