import { parseArgs } from "node:util";
import { numberOption } from "#test/command-options.ts";

/** What a run of the bench may be told. */
export interface BenchOptions {
  /** Measures only what has this in its name. */
  only: string;
  /** Members whose memberships renew in one night. */
  renewals: number;
  /** Pros in the larger market that is searched. */
  pros: number;
  /** How often each page is looked at; its median counts. */
  runs: number;
  /** Writes what was measured to `bench/landed.json`. */
  land: boolean;
}

export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: "" },
      renewals: { type: "string", default: "5000" },
      pros: { type: "string", default: "100000" },
      runs: { type: "string", default: "5" },
      land: { type: "boolean", default: false },
    },
  });
  return {
    only: values.only,
    renewals: numberOption("--renewals", values.renewals, 1),
    pros: numberOption("--pros", values.pros, 1),
    runs: numberOption("--runs", values.runs, 1),
    land: values.land,
  };
}
