import { parseArgs } from "node:util";
import { seededRandom } from "#test/seeded-random.ts";
import { lastCredit } from "./last-credit.ts";
import { killWhilePublishing } from "./kill-while-publishing.ts";

export interface FaultSize {
  /** Random choices of this run; the same seed makes the same ones. */
  random: () => number;
  /** The small run of `npm test`, or the full one. */
  sample: boolean;
  /** Stop starting new rounds after this moment (epoch ms). */
  until: number;
}

/** A fault: what it does, and how many rounds it took. Throws with what was wrong. */
export interface Fault {
  name: string;
  run: (size: FaultSize) => Promise<number>;
}

const faults: Fault[] = [
  { name: "process killed while publishing", run: killWhilePublishing },
  { name: "two quotes at once for the last credit", run: lastCredit },
];

/** Runs every fault; prints a line each and the seed that repeats a failure. Returns the exit code. */
export async function runFaults(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string" },
      minutes: { type: "string", default: "30" },
      sample: { type: "boolean", default: false },
    },
  });
  const seed = Number(values.seed ?? (values.sample ? 1 : Date.now() % 1_000_000));
  const until = Date.now() + Number(values.minutes) * 60_000;
  let failed = 0;
  for (const fault of faults) {
    const startedAt = Date.now();
    try {
      const rounds = await fault.run({ random: seededRandom(seed), sample: values.sample, until });
      say(`passed  ${fault.name}: ${rounds} rounds, ${seconds(startedAt)} s`);
    } catch (error) {
      failed += 1;
      say(`FAILED  ${fault.name}, ${seconds(startedAt)} s; repeat with --seed ${seed}`);
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
  say(`${faults.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
