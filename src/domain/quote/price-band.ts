import { spokenWon } from "#domain/won/spoken-won.ts";

/** A price shown roughly, in won: at least `from`, below `to`. */
export type PriceBand = { from: number; to: number };

const FINEST = 10_000;

/**
 * The band a price lies in. Bands are as wide as the price's highest digit (20만–30만), half of that
 * where it is 1 (10만–15만, 15만–20만), and never finer than 1만.
 */
export function priceBand(price: number): PriceBand {
  if (!Number.isSafeInteger(price) || price < 0) throw new RangeError(`not a price: ${price}`);
  let power = FINEST;
  while (power * 10 <= price) power *= 10;
  const width = power > FINEST && price < power * 2 ? power / 2 : power;
  const from = price - (price % width);
  return { from, to: from + width };
}

/** A band as people read it: "20만 원 이상 30만 원 미만"; the lowest is "1만 원 미만". */
export function priceBandText({ from, to }: PriceBand): string {
  const below = `${spokenWon(to)} 미만`;
  return from === 0 ? below : `${spokenWon(from)} 이상 ${below}`;
}
