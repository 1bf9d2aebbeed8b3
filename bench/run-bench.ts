import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { firstPageScript } from "./first-page-script.ts";
import { renewals } from "./renewals.ts";
import { search } from "./search.ts";
import { sharedPage } from "./shared-page.ts";

/** One measured ratio: ours divided by a reference that is measured in the same run. */
export interface Measurement {
  name: string;
  ours: number;
  reference: number;
  unit: string;
}

/** Measures everything, or what `--only` names, prints a table and writes `bench/out/results.json`. */
export async function runBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: "" },
      renewals: { type: "string", default: "5000" },
      pros: { type: "string", default: "100000" },
    },
  });
  const measurements: Record<string, () => Promise<Measurement[]>> = {
    script: async () => [await firstPageScript()],
    page: async () => [await sharedPage()],
    renewals: () => renewals(Number(values.renewals)),
    search: () => search(Number(values.pros)),
  };
  const results: Measurement[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (name.includes(values.only)) results.push(...(await measure()));
  }
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
