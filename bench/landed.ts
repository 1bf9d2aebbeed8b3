import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ratioOf, type Measurement } from "./measurement.ts";

const file = join(import.meta.dirname, "landed.json");

/** A ratio as it was when somebody last said `--land`. */
interface LandedRatio {
  ratio: number;
  /** Null: it was measured once. */
  swing: number | null;
}

/** By the name of the row. */
export type Landed = Record<string, LandedRatio>;

/** A row beside what it is measured by. */
export interface Compared extends Measurement {
  ratio: number;
  /** Null without a bound. */
  isWithinBound: boolean | null;
  /** Null when it has not landed. */
  landed: number | null;
  /** Share of the landed ratio by which it changed; null when it has not landed. */
  change: number | null;
  /** It got worse by more than its runs lie apart, now or then. */
  isWorse: boolean;
}

/** Of the ratio, for what was measured once: how far two runs of it may lie apart on a machine that others use. */
const SWING_OF_ONE = 0.15;

export function compare(row: Measurement, landed: LandedRatio | undefined): Compared {
  const ratio = ratioOf(row);
  const sign = row.better === "higher" ? 1 : -1;
  const within = row.bound === undefined ? null : sign * (ratio - row.bound) >= 0;
  const facts = { ...row, ratio, isWithinBound: within };
  if (landed === undefined) return { ...facts, landed: null, change: null, isWorse: false };
  const swing = Math.max(
    row.swing ?? ratio * SWING_OF_ONE,
    landed.swing ?? landed.ratio * SWING_OF_ONE,
  );
  return {
    ...facts,
    landed: landed.ratio,
    change: landed.ratio === 0 ? null : ratio / landed.ratio - 1,
    isWorse: sign * (landed.ratio - ratio) > swing,
  };
}

/** What has landed, with these rows in place of what they were; others stay. */
export function landedWith(before: Landed, rows: readonly Measurement[]): Landed {
  const fresh = rows
    .filter((row) => Number.isFinite(ratioOf(row)))
    .map((row) => [row.name, landedOf(row)] as const);
  const all = Object.entries({ ...before, ...Object.fromEntries(fresh) });
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function landedOf(row: Measurement): LandedRatio {
  return {
    ratio: rounded(ratioOf(row)),
    swing: row.swing === undefined ? null : rounded(row.swing),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

export function readLanded(): Landed {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Landed) : {};
}

export function writeLanded(landed: Landed): void {
  writeFileSync(file, `${JSON.stringify(landed, null, 2)}\n`);
}
