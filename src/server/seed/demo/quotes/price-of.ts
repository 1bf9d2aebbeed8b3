import { isRecord, ownValue } from "#domain/request-form/own-value.ts";
import type { Answers } from "#domain/request-form/question.ts";
import type { Dice } from "../dice.ts";
import type { DemoService, Market } from "../market.ts";

/** Most that a price grows with the number asked for: nobody quotes ten times for ten. */
const GROWTH = 0.9;

/** What a request comes to in the middle of the market, in won: the catalogue's range and its answers. */
export function middlePrice(
  market: Market,
  request: { service: DemoService; answers: Answers; dice: Dice },
): number {
  const { service, dice } = request;
  const { low, mid, high } = service.price ?? { low: 50_000, mid: 100_000, high: 200_000 };
  // Most lie near the middle, few at the ends.
  const towards = (dice.next() + dice.next()) / 2;
  const base =
    towards < 0.5 ? low + (mid - low) * towards * 2 : mid + (high - mid) * (towards * 2 - 1);
  return base * amountOf(market, request.service, request.answers);
}

/** How much larger than the catalogue's example the work is. */
function amountOf(market: Market, service: DemoService, answers: Answers): number {
  const scale = market.data.amounts[service.slug];
  if (!scale) return 1;
  const answer = ownValue(answers, scale.question);
  const number = numberIn(scale.part === undefined ? answer : ownValue(answer, scale.part));
  if (number === 0) return 1;
  const times = number / scale.per;
  return scale.per === 1 && number > 6 ? times : Math.max(0.5, times ** GROWTH);
}

/** The number itself, or the sum of those in a group. */
function numberIn(answer: unknown): number {
  if (typeof answer === "number") return answer;
  if (!isRecord(answer)) return 0;
  return Object.values(answer).reduce<number>((sum, part) => sum + numberIn(part), 0);
}

/** As people write prices: thousands, and coarser for larger ones. */
export function roundedPrice(won: number): number {
  const step =
    won < 150_000 ? 1_000 : won < 1_500_000 ? 10_000 : won < 20_000_000 ? 50_000 : 500_000;
  return Math.max(step, Math.round(won / step) * step);
}
