/** A quotient rounded half up to a whole, null when there is nothing to divide by. Both are 0 or more. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor(part / whole + 0.5);
}

/**
 * The value below or at which so many percent of these numbers lie, always one of them (nearest rank); null without
 * any.
 */
export function nearestRank(values: readonly number[], percent: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)] ?? null;
}

/** The middle of these numbers, of an even count the mean of the middle two rounded half up; null without any. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.floor((lower + upper) / 2 + 0.5);
}
