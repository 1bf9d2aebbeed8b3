import { percentile } from "./percentile.ts";
import { LEAST_IN_GROUP } from "./thresholds.ts";

/** Deals with a price of at least `from` and below `to`, in won; null where the bar is open to that side. */
export interface Bar {
  from: number | null;
  to: number | null;
  n: number;
}

const MOST_BARS = 12;
const FINEST = 1_000;
/** What a round width begins with: 1만, 15만, 250만. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5] as const;

/**
 * How prices (rising order) are spread, in bars of one round width and as fine as they may be:
 * every bar holds no deal or at least `LEAST_IN_GROUP`. The few lowest and highest prices share an open bar at
 * either end. Throws for fewer prices than a bar may hold.
 */
export function histogram(sorted: readonly number[]): Bar[] {
  if (sorted.length < LEAST_IN_GROUP) throw new RangeError(`too few prices: ${sorted.length}`);
  const low = percentile(sorted, 5);
  const high = percentile(sorted, 95);
  let width = roundUp(Math.max(FINEST, (high - low) / MOST_BARS));
  for (;;) {
    const bars = withOpenEnds(sorted, barsOf(sorted, { low, high, width }));
    if (bars.every(({ n }) => n === 0 || n >= LEAST_IN_GROUP)) return bars;
    width = roundUp(width + 1);
  }
}

/** The least round width that is not below `width`. */
function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return (ROUND.find((digit) => digit * power >= width) ?? 10) * power;
}

interface ClosedBar {
  from: number;
  to: number;
  n: number;
}

/** Bars from the one that holds `low` to the one that holds `high`; prices outside are in none. */
function barsOf(
  sorted: readonly number[],
  { low, high, width }: { low: number; high: number; width: number },
): ClosedBar[] {
  const first = Math.floor(low / width);
  const count = Math.floor(high / width) - first + 1;
  const bars = Array.from({ length: count }, (_, index) => {
    const from = (first + index) * width;
    return { from, to: from + width, n: 0 };
  });
  for (const price of sorted) {
    const bar = bars[Math.floor(price / width) - first];
    if (bar) bar.n += 1;
  }
  return bars;
}

/** The same bars with an open one at each end beyond which prices lie, or whose own bar holds too few. */
function withOpenEnds(sorted: readonly number[], bars: readonly ClosedBar[]): Bar[] {
  const lowest = bars[0]?.from ?? 0;
  const below = sorted.filter((price) => price < lowest).length;
  const above = sorted.length - below - bars.reduce((sum, { n }) => sum + n, 0);
  const left = openEnd(bars, below);
  const right = openEnd(bars.slice(left.taken).toReversed(), above);
  const closed = bars.slice(left.taken, bars.length - right.taken);
  return [
    ...(left.n > 0 ? [{ from: null, to: bars[left.taken - 1]?.to ?? lowest, n: left.n }] : []),
    ...closed,
    ...(right.n > 0
      ? [
          {
            from: bars[bars.length - right.taken]?.from ?? bars.at(-1)?.to ?? 0,
            to: null,
            n: right.n,
          },
        ]
      : []),
  ];
}

/** How many bars, from the end inwards, the prices outside need for company, and what they hold together. */
function openEnd(bars: readonly ClosedBar[], outside: number): { taken: number; n: number } {
  const last = bars[0]?.n ?? 0;
  if (outside === 0 && (last === 0 || last >= LEAST_IN_GROUP)) return { taken: 0, n: 0 };
  let n = outside;
  let taken = 0;
  while (n < LEAST_IN_GROUP && taken < bars.length) {
    n += bars[taken]?.n ?? 0;
    taken += 1;
  }
  return { taken, n };
}
