import { addDays, compareDays, type Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { periodOverAt } from "#domain/schedule/period-instants.ts";
import type { Facts } from "../command.ts";
import { guarantee, type GuaranteeForm } from "../guarantee.ts";
import { keptWon } from "../kept-won.ts";
import type { Membership, MembershipLot, PaymentRecord } from "../membership.ts";

/** For so many days after a payment what is unused of it goes back without a deduction. */
export const DAYS_IN_FULL = 7;
/** After that so much of it is kept. */
export const LEAVING_PERCENT = 10;

export const LEAVING_WAYS = ["guarantee", "unused"] as const;

/** Money that goes back of one payment. */
export type PaidShare = { payment: PaymentRecord; amount: number };

/** What goes back for one lot: of `price` won for `granted` credits the share of those that are `unused`. */
export type LeavingPart = {
  lot_id: string;
  price: number;
  granted: number;
  /** Those that a live quote holds count as unused: their holds are released first. */
  unused: number;
  held: number;
  paid_on: Day;
  /** The unused part in won, what is kept of it, and what goes back. */
  whole: number;
  fee: number;
  amount: number;
  shares: PaidShare[];
};

/** What goes back to somebody who leaves now. */
export type LeavingOffer =
  | { by: "guarantee"; form: GuaranteeForm; amount: number; shares: PaidShare[] }
  | { by: "unused"; parts: LeavingPart[]; amount: number; shares: PaidShare[] };

/** Won of a price for the credits that nobody used, rounded down. */
export function unusedWon(bought: { price: number; granted: number; unused: number }): number {
  return Math.floor((bought.price * bought.unused) / bought.granted);
}

/** The last day on which nothing is kept of what was paid on a day. */
export function wholeUntil(paidOn: Day): Day {
  return addDays(paidOn, DAYS_IN_FULL);
}

/** Won that are kept of an unused part: nothing through the seventh day after the payment, then a tenth, rounded up. */
export function leavingFee(whole: number, paidOn: Day, today: Day): number {
  if (compareDays(today, wholeUntil(paidOn)) <= 0) return 0;
  return whole - Math.floor((whole * (100 - LEAVING_PERCENT)) / 100);
}

/**
 * What goes back when the membership ends at `now`: all that the guarantee covers where it applies, else the unused part
 * of each payment of the running period. What rolled over was not paid for, and of a period that is over nothing is left.
 */
export function leavingOffer(facts: Facts & { membership: Membership }, now: number): LeavingOffer {
  const covered = guarantee(facts, now);
  if (covered.ok) {
    const shares = covered.payments.map((payment) => ({ payment, amount: keptWon(payment) }));
    return { by: "guarantee", form: covered.form, amount: sumOf(shares), shares };
  }
  const parts = leavingParts(facts, now);
  return {
    by: "unused",
    parts,
    amount: sumOf(parts),
    shares: parts.flatMap(({ shares }) => shares),
  };
}

function leavingParts(
  { membership, lots, payments }: Facts & { membership: Membership },
  now: number,
): LeavingPart[] {
  const { period } = membership;
  if (now >= periodOverAt(period)) return [];
  const left = new Map(payments.map((payment) => [payment.id, keptWon(payment)]));
  return lots.flatMap((lot) => {
    const paid = payments.find(({ id }) => id === lot.payment_id);
    if (!paid || lot.period_start !== period.start) return [];
    const part = leavingPart(lot, { paid, payments, left }, seoulDay(now));
    for (const { payment, amount } of part?.shares ?? []) {
      left.set(payment.id, (left.get(payment.id) ?? 0) - amount);
    }
    return part ? [part] : [];
  });
}

function leavingPart(
  lot: MembershipLot,
  money: { paid: PaymentRecord; payments: readonly PaymentRecord[]; left: Map<string, number> },
  today: Day,
): LeavingPart | null {
  const { paid, payments } = money;
  const sources = [paid, ...payments.filter((payment) => paysAgain(payment, paid))]
    .filter(({ status }) => status === "paid")
    .map((payment) => ({ payment, left: money.left.get(payment.id) ?? 0 }))
    .filter(({ left }) => left > 0);
  const last = Math.max(...sources.map(({ payment }) => payment.paid_at ?? 0));
  const unused = Math.max(0, lot.available + lot.held - lot.owed);
  const { granted, held } = lot;
  const whole = Math.min(
    unusedWon({ price: paid.amount, granted, unused }),
    sources.reduce((sum, { left }) => sum + left, 0),
  );
  if (whole === 0) return null;
  const paid_on = seoulDay(last);
  const fee = leavingFee(whole, paid_on, today);
  const amount = whole - fee;
  let missing = amount;
  const shares = sources.flatMap(({ payment, left }) => {
    const share = Math.min(missing, left);
    missing -= share;
    return share > 0 ? [{ payment, amount: share }] : [];
  });
  return {
    lot_id: lot.id,
    price: paid.amount,
    granted,
    unused,
    held,
    paid_on,
    whole,
    fee,
    amount,
    shares,
  };
}

/** True of a charge that made this payment good after its money had been taken back. */
function paysAgain(payment: PaymentRecord, paid: PaymentRecord): boolean {
  return (
    payment.purpose === "recharge" &&
    payment.covers.some(({ payment_id }) => payment_id === paid.id)
  );
}

const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
