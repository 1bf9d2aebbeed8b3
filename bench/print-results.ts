import type { Compared } from "./landed.ts";

/** Prints each row beside its bound and what has landed. */
export function printResults(rows: readonly Compared[]): void {
  console.table(
    rows.map((row) => ({
      name: row.name,
      ours: `${row.ours} ${row.unit}`,
      reference: `${row.reference} ${row.unit}`,
      ratio: row.ratio.toFixed(2),
      bound: boundOf(row),
      landed: row.landed === null ? "new" : row.landed.toFixed(2),
      change: changeOf(row),
    })),
  );
}

function boundOf({ bound, better, isWithinBound }: Compared): string {
  if (bound === undefined) return "";
  return `${better === "higher" ? "≥" : "≤"} ${bound}${isWithinBound ? "" : " ✗"}`;
}

function changeOf({ change, isWorse }: Compared): string {
  if (change === null) return isWorse ? "worse" : "";
  const percent = Math.round(change * 100);
  return `${percent > 0 ? "+" : ""}${percent} %${isWorse ? " worse" : ""}`;
}
