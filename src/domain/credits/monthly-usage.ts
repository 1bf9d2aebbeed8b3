import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { LotKind } from "./lot.ts";

export const USAGE_MONTHS = { usual: 6, max: 24 };

/** What credits did in a month, each number 0 or more. */
export type MonthlyUsage = {
  granted: Record<LotKind, number>;
  /** Captured and spent. */
  used: number;
  refunded: number;
  /** Written off, what rolled over from it included. */
  expired: number;
  held: number;
  released: number;
};

/** "YYYY-MM" of the last `count` months in Seoul, the one of `now` (epoch ms) last. */
export function lastMonths(now: number, count: number): string[] {
  const today = seoulDay(now);
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - (count - 1 - index);
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
}

/**
 * The three numbers of a chart, none below 0. What rolled over is neither new nor lost, and what was given back counts
 * as received; so they still add up to the change of all that a person has.
 */
export function netUsage(month: MonthlyUsage): { received: number; used: number; lost: number } {
  const { plan, rollover, topup, bonus, refund } = month.granted;
  return {
    received: plan + topup + bonus + refund + month.refunded,
    used: month.used,
    lost: month.expired - rollover,
  };
}
