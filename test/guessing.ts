/** How well somebody guesses who is given a value of each of two kinds. */
export interface Guessing {
  /** How often the greater value is of the first kind, ties as halves (the area under the curve): 0.5 is a coin. */
  right: number;
  /** By how much that misses by luck alone: a standard error. */
  luck: number;
  /** By how much the medians differ. */
  apart: number;
}

/** Mann and Whitney's count, by ranks. Both kinds have values. */
export function guessing(first: readonly number[], second: readonly number[]): Guessing {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((a, b) => a.value - b.value);
  let ranks = 0;
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    // Equal values share the mean of their ranks.
    const rank = (from + 1 + to) / 2;
    ranks += rank * all.slice(from, to).filter(({ isFirst }) => isFirst).length;
  }
  const { length: n } = first;
  const { length: m } = second;
  return {
    right: (ranks - (n * (n + 1)) / 2) / (n * m),
    luck: Math.sqrt((n + m + 1) / (12 * n * m)),
    apart: median(first) - median(second),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
