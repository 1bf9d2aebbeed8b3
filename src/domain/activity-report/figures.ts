import { ratio } from "./rounding.ts";
import type { ActivitySums } from "./sums.ts";

/**
 * Names of what was read and hired in the period, whenever it was sent: beside the quotes sent in it, "고용" alone would
 * be taken for some of those.
 */
export const READS_OF_RANGE = "이 기간에 읽힌 견적";
export const HIRES_OF_RANGE = "이 기간의 고용";

/** What a pro reads of a period. Whatever would be divided by zero, or is not known, is null and shown as "—". */
export interface ActivityFigures {
  received: number;
  sent: number;
  read: number;
  hired: number;
  /** Of the quotes sent in the period, how many were read, and hired, until now. */
  read_of_sent: number;
  hired_of_sent: number;
  /** Hires of the period that were not cancelled, and the won agreed in them. */
  deals: number;
  revenue_won: number;
  captured: number;
  released: number;
  /** Won that the captured credits were bought for, where the price of all of them is known. */
  cost_won: number | null;
  /** Revenue as a multiple of that cost, to one decimal. */
  return_on_cost: number | null;
  /** Captured credits per hire, to one decimal. */
  cost_per_hire: number | null;
  /** The same in won, where the cost is known. */
  won_per_hire: number | null;
  /** 읽힌 비율 and 고용률: percent of the quotes sent in the period that were read or hired until now. */
  read_rate: number | null;
  hire_rate: number | null;
  answer_seconds: number | null;
  /**
   * Average position among the quotes of the same requests, over how many of them, and between which the middle half
   * of them lies.
   */
  price_position: PricePosition | null;
}

export interface PricePosition {
  percent: number;
  low: number;
  high: number;
  count: number;
}

/**
 * What a hire cost, as a pro is told: won, or credits where their price is not known or bonus credits alone, which cost
 * no won, were spent. Null without a hire.
 */
export function hireCost(
  figures: Pick<ActivityFigures, "won_per_hire" | "cost_per_hire">,
): { won: number } | { credits: number } | null {
  const { won_per_hire: won, cost_per_hire: credits } = figures;
  if (credits === null) return null;
  return won === null || won === 0 ? { credits } : { won };
}

/** The figures that the sums of a period come to. */
export function figuresOf(sums: ActivitySums): ActivityFigures {
  const { received, sent, read, hired, captured, released, capturedWon } = sums;
  return {
    received,
    sent,
    read,
    hired,
    read_of_sent: sums.readOfSent,
    hired_of_sent: sums.hiredOfSent,
    deals: sums.deals,
    revenue_won: sums.revenueWon,
    captured,
    released,
    cost_won: capturedWon,
    return_on_cost: capturedWon === null ? null : tenths(sums.revenueWon, capturedWon),
    cost_per_hire: tenths(captured, hired),
    won_per_hire: capturedWon === null ? null : ratio(capturedWon, hired),
    read_rate: ratio(sums.readOfSent * 100, sent),
    hire_rate: ratio(sums.hiredOfSent * 100, sent),
    answer_seconds: sums.answerSeconds,
    price_position: positionOf(sums),
  };
}

/** A quotient to one decimal, rounded half up. */
function tenths(part: number, whole: number): number | null {
  const rounded = ratio(part * 10, whole);
  return rounded === null ? null : rounded / 10;
}

function positionOf(sums: ActivitySums): PricePosition | null {
  const { positionCount: count, positionLow: low, positionHigh: high } = sums;
  const percent = ratio(sums.positionSum, count);
  return percent === null || low === null || high === null ? null : { percent, low, high, count };
}
