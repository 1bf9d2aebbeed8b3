import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { wonPerCredit } from "./won-per-credit.ts";
import type { ActivityFacts } from "./facts.ts";
import { MIDDLE_HALF, pricePosition } from "./price-position.ts";
import type { ActivityRange } from "./range.ts";
import { median, nearestRank } from "./rounding.ts";

/**
 * What the facts of a period add up to. Every event counts to its own day: a quote sent on Sunday and read on
 * Monday is sent in one week and read in the next. Only what is asked of the quotes sent in a period
 * (`readOfSent`, `hiredOfSent`, the answer and the prices) counts to the day of sending, so that a share never
 * exceeds the whole.
 */
export interface ActivitySums {
  received: number;
  sent: number;
  read: number;
  hired: number;
  /** Of those hires, the ones that were not cancelled until now, and the won agreed in them. */
  deals: number;
  revenueWon: number;
  /** Credits. */
  captured: number;
  released: number;
  /** Won paid for the captured credits, null as soon as the price of one of them is unknown. */
  capturedWon: number | null;
  /** Of the quotes sent in the period, how many were read or hired until now. */
  readOfSent: number;
  hiredOfSent: number;
  /** Median of the whole seconds from receipt to the first quote of a request, null without any. */
  answerSeconds: number | null;
  /** Positions of the comparable quotes sent, in percent, added up. */
  positionSum: number;
  positionCount: number;
  /** Between which the middle half of them lies. */
  positionLow: number | null;
  positionHigh: number | null;
}

export const NO_SUMS: ActivitySums = {
  received: 0,
  sent: 0,
  read: 0,
  hired: 0,
  deals: 0,
  revenueWon: 0,
  captured: 0,
  released: 0,
  capturedWon: 0,
  readOfSent: 0,
  hiredOfSent: 0,
  answerSeconds: null,
  positionSum: 0,
  positionCount: 0,
  positionLow: null,
  positionHigh: null,
};

/** Adds up what happened in a range (days included, Seoul), of one service when it is given. */
export function sumFacts(
  facts: ActivityFacts,
  { from, to }: ActivityRange,
  service: string | null = null,
): ActivitySums {
  const start = startOfSeoulDay(from);
  const end = startOfSeoulDay(to) + DAY_MS;
  const isWithin = (at: number | null) => at !== null && at >= start && at < end;
  const isOurs = (fact: { service: string }) => service === null || fact.service === service;

  const quotes = facts.quotes.filter(isOurs);
  const sent = quotes.filter(({ sentAt }) => isWithin(sentAt));
  const credits = facts.credits.filter((fact) => isOurs(fact) && isWithin(fact.at));
  const captured = credits.filter((fact) => fact.end === "captured");
  const deals = facts.deals.filter(
    (fact) => isOurs(fact) && isWithin(fact.at) && !fact.isCancelled,
  );
  const positions = sent.flatMap(({ price }) => (price && pricePosition(price)) ?? []);
  return {
    received: facts.received.filter((fact) => isOurs(fact) && isWithin(fact.at)).length,
    sent: sent.length,
    read: quotes.filter(({ readAt }) => isWithin(readAt)).length,
    hired: quotes.filter(({ hiredAt }) => isWithin(hiredAt)).length,
    deals: deals.length,
    revenueWon: total(deals.map((fact) => fact.agreedWon)),
    captured: total(captured.map((fact) => fact.credits)),
    released: total(credits.filter((fact) => fact.end === "released").map((fact) => fact.credits)),
    capturedWon: captured.reduce<number | null>((sum, fact) => {
      const won = wonPerCredit(fact.lot);
      return sum === null || won === null ? null : sum + won * fact.credits;
    }, 0),
    readOfSent: sent.filter(({ readAt }) => readAt !== null).length,
    hiredOfSent: sent.filter(({ hiredAt }) => hiredAt !== null).length,
    answerSeconds: median(
      sent
        .filter(({ isFirst }) => isFirst)
        .map(({ receivedAt, sentAt }) => Math.max(0, Math.floor((sentAt - receivedAt) / 1000))),
    ),
    positionSum: total(positions),
    positionCount: positions.length,
    positionLow: nearestRank(positions, MIDDLE_HALF.low),
    positionHigh: nearestRank(positions, MIDDLE_HALF.high),
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
