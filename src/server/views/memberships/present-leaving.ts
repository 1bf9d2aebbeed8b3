import type { LeavingOfferAnswer } from "#contract/endpoints/membership-parts.ts";
import type { Facts } from "#domain/membership/command.ts";
import { leavingOffer, wholeUntil } from "#domain/membership/leaving/leaving-offer.ts";
import type { Membership } from "#domain/membership/membership.ts";
import { refundMethod } from "#domain/payment/refund-method.ts";

/** What goes back to a member who leaves now, how that is computed, and what ends with it. */
export function presentLeaving(
  facts: Facts & { membership: Membership },
  now: number,
): LeavingOfferAnswer {
  const offer = leavingOffer(facts, now);
  const { lots, membership } = facts;
  const byBank = offer.shares.some(
    ({ payment: { method, paid_at } }) =>
      refundMethod({ method, paid_at: paid_at ?? now }, now) !== "gateway",
  );
  const paidBack = byBank ? "bank_transfer" : "gateway";
  const parts = offer.by === "unused" ? offer.parts : [];
  return {
    by: offer.by,
    amount: offer.amount,
    method: offer.amount > 0 ? paidBack : null,
    parts: parts.map(({ price, granted, unused, paid_on, whole, fee, amount }) => ({
      price,
      granted,
      unused,
      paid_on,
      whole_until: wholeUntil(paid_on),
      whole,
      fee,
      amount,
    })),
    credits: lots.reduce((sum, { available, held }) => sum + available + held, 0),
    held: lots.reduce((sum, { held }) => sum + held, 0),
    rolled_over: lots
      .filter(({ kind }) => kind === "rollover")
      .reduce((sum, { available, held }) => sum + available + held, 0),
    period_ends_on: membership.period.end,
  };
}
