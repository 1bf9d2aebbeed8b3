/** One measured ratio: ours divided by a reference that is measured in the same run. */
export interface Measurement {
  name: string;
  ours: number;
  reference: number;
  unit: string;
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
