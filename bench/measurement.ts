/** One measured ratio: ours divided by a reference that is measured in the same run. */
export interface Measurement {
  name: string;
  ours: number;
  reference: number;
  unit: string;
  /** Which way the ratio gets better. */
  better: "lower" | "higher";
  /** The worst that is promised of the ratio; left out: it is only watched. */
  bound?: number;
  /** How far the ratios of its runs lie apart; left out: there was one run. */
  swing?: number;
}

/** Infinite where ours is something and the reference nothing. */
export function ratioOf({ ours, reference }: Pick<Measurement, "ours" | "reference">): number {
  return ours === reference ? 1 : ours / reference;
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Fewer runs than this are too few to leave the extreme ones out. */
const MANY_RUNS = 5;

/** How far the ratios of runs that were measured in turn lie apart; of many, without the least and the greatest. */
export function swingOf(ours: readonly number[], reference: readonly number[]): number {
  const ratios = ours.map((value, run) => ratioOf({ ours: value, reference: reference[run] ?? 0 }));
  const sorted = ratios.filter(Number.isFinite).toSorted((a, b) => a - b);
  const counted = sorted.length < MANY_RUNS ? sorted : sorted.slice(1, -1);
  return (counted.at(-1) ?? 0) - (counted[0] ?? 0);
}

/** Runs both sides `rounds` times in turn, so that a busy machine is busy for both. */
export async function inTurn(
  rounds: number,
  sides: { ours: () => Promise<number>; reference: () => Promise<number> },
): Promise<Pick<Measurement, "ours" | "reference"> & { swing: number }> {
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await sides.ours());
    reference.push(await sides.reference());
  }
  return {
    ours: median(ours),
    reference: median(reference),
    swing: swingOf(ours, reference),
  };
}
