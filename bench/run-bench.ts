import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chosenNames } from "#test/command-options.ts";
import { freshPages } from "./fresh-pages.ts";
import { firstPages } from "./first-pages.ts";
import { firstPageScripts } from "./first-page-script.ts";
import { interactions } from "./interactions.ts";
import { jobs } from "./jobs.ts";
import { compare, landedWith, readLanded, writeLanded } from "./landed.ts";
import { lists } from "./lists.ts";
import type { Measurement } from "./measurement.ts";
import { memory } from "./memory.ts";
import { readOptions, type BenchOptions } from "./options.ts";
import { printResults } from "./print-results.ts";
import { publishing } from "./publishing.ts";
import { quotes } from "./quotes.ts";
import { renewals } from "./renewals.ts";
import { rooms } from "./rooms.ts";
import { search } from "./search.ts";
import { sharedPage } from "./shared-page.ts";

const measurements: Record<string, (options: BenchOptions) => Promise<Measurement[]>> = {
  script: () => firstPageScripts(),
  page: () => sharedPage(),
  fresh: () => freshPages(),
  lists: () => lists(),
  quotes: () => quotes(),
  jobs: () => jobs(),
  memory: ({ requests }) => memory(requests),
  paint: ({ runs }) => firstPages(runs),
  interactions: ({ runs }) => interactions(runs),
  publishing: ({ runs }) => publishing(runs),
  rooms: ({ runs }) => rooms(runs),
  renewals: ({ renewals: members }) => renewals(members),
  search: ({ pros }) => search(pros),
};

/**
 * Measures everything, or what `--only` names; prints a table beside what has landed and writes
 * `bench/out/results.json`. With `--land` these ratios are what later runs are compared with.
 */
export async function runBench(args: string[]): Promise<void> {
  const options = readOptions(args);
  const results: Measurement[] = [];
  const chosen = chosenNames(Object.keys(measurements), options.only);
  for (const [name, measure] of Object.entries(measurements)) {
    if (chosen.includes(name)) results.push(...(await measure(options)));
  }
  const landed = readLanded();
  const compared = results.map((row) => compare(row, landed[row.name]));
  printResults(compared);
  const folder = join(import.meta.dirname, "out");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "results.json"), `${JSON.stringify(compared, null, 2)}\n`);
  if (options.land) writeLanded(landedWith(landed, results));
}
