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
  /** Requests over which memory is to stay flat. */
  requests: number;
  /** How often each page is looked at; its median counts. */
  runs: number;
  /** Writes what was measured to `bench/landed.json`. */
  land: boolean;
}

const QUICK = { renewals: 5_000, pros: 100_000, requests: 50_000 };
/** With `--full`: what is promised is promised of these. */
const FULL = { renewals: 100_000, pros: 10_000_000, requests: 1_000_000 };

export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: "" },
      full: { type: "boolean", default: false },
      renewals: { type: "string" },
      pros: { type: "string" },
      requests: { type: "string" },
      runs: { type: "string", default: "5" },
      land: { type: "boolean", default: false },
    },
  });
  const sizes = values.full ? FULL : QUICK;
  const size = (name: keyof typeof QUICK) =>
    numberOption(`--${name}`, values[name] ?? String(sizes[name]), 1);
  return {
    only: values.only,
    renewals: size("renewals"),
    pros: size("pros"),
    requests: size("requests"),
    runs: numberOption("--runs", values.runs, 1),
    land: values.land,
  };
}
