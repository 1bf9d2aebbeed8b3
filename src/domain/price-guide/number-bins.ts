import { groupDecimal } from "../text/group-digits.ts";

/** Numbers shown together: at least `from`, below `to`; null above the highest. */
export interface NumberBin {
  from: number;
  to: number | null;
}

/** Where bins begin in each power of ten: 10, 15, 20, 30 … so that "20평대" is one and the small ones are fine. */
const DIGITS = [1, 1.5, 2, 3, 4, 5, 7] as const;
const HIGHEST_POWER = 6;

const EDGES = Array.from({ length: HIGHEST_POWER + 2 }, (_, index) => index - 1).flatMap((power) =>
  // 10 ** -1 times 3 is not 0.3: tenths are divided.
  DIGITS.map((digit) => (power < 0 ? digit / 10 : digit * 10 ** power)),
);
const ALL_EDGES = [0, ...EDGES];
const WHOLE_EDGES = ALL_EDGES.filter(Number.isInteger);

/** The bin of a number of 0 or more; `isWhole` when only whole ones are asked for. */
export function binOf(value: number, isWhole: boolean): NumberBin | null {
  const edges = isWhole ? WHOLE_EDGES : ALL_EDGES;
  const index = edges.findLastIndex((edge) => edge <= value);
  const from = edges[index];
  return from === undefined ? null : { from, to: edges[index + 1] ?? null };
}

/** The bin that begins at exactly this number; null when none does. */
export function binFrom(from: number, isWhole: boolean): NumberBin | null {
  const bin = binOf(from, isWhole);
  return bin?.from === from ? bin : null;
}

/** A bin in words: "20~29평", "3대"; of numbers with fractions "2m 이상 3m 미만"; the last one "100평 이상". */
export function binText({ from, to }: NumberBin, unit: string, isWhole: boolean): string {
  const withUnit = (value: number) => `${groupDecimal(value)}${unit}`;
  if (to === null) return `${withUnit(from)} 이상`;
  if (!isWhole) return `${withUnit(from)} 이상 ${withUnit(to)} 미만`;
  return to - from === 1 ? withUnit(from) : `${groupDecimal(from)}~${withUnit(to - 1)}`;
}
