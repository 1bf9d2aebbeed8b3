import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firstPageScript } from "./first-page-script.ts";
import { sharedPage } from "./shared-page.ts";

/** One measured ratio: ours divided by a reference that is measured in the same run. */
export interface Measurement {
  name: string;
  ours: number;
  reference: number;
  unit: string;
}

const measurements = [firstPageScript, sharedPage];

/** Measures everything, prints a table and writes `bench/out/results.json`. */
export async function runBench(): Promise<void> {
  const results: Measurement[] = [];
  for (const measure of measurements) results.push(await measure());
  console.table(
    results.map(({ name, ours, reference, unit }) => ({
      name,
      ours: `${ours} ${unit}`,
      reference: `${reference} ${unit}`,
      ratio: (ours / reference).toFixed(2),
    })),
  );
  const folder = join(import.meta.dirname, "out");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
}
