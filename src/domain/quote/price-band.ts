/** A price told roughly, in won: at least `from`, below `to`. */
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
  const below = `${inMan(to)} 미만`;
  return from === 0 ? below : `${inMan(from)} 이상 ${below}`;
}

// Intl objects are costly to make.
const grouping = new Intl.NumberFormat("ko-KR");

const MAN = 10_000;
const EOK = 100_000_000;

// Bounds of bands are whole 만: 250,000,000 is "2억 5,000만 원".
function inMan(won: number): string {
  const eok = Math.floor(won / EOK);
  const man = Math.floor((won % EOK) / MAN);
  const parts = [];
  if (eok > 0) parts.push(`${grouping.format(eok)}억`);
  if (man > 0) parts.push(`${grouping.format(man)}만`);
  return `${parts.join(" ")} 원`;
}
