import { inspect, parseArgs } from "node:util";
import { chosenNames, numberOption, partOption, type Part } from "#test/command-options.ts";
import { seededRandom } from "#test/seeded-random.ts";
import { membersByTime } from "./access/members-by-time.ts";
import { thingsByTime } from "./access/things-by-time.ts";
import { crowdedBodies } from "./crowded-bodies.ts";
import { fullDisk } from "./database/full-disk.ts";
import { lockedTable } from "./database/locked-table.ts";
import { SmallDisk } from "./database/small-disk.ts";
import { disksCanBeMade } from "./small-mounts.ts";
import { fullFileDisk, SmallFileDisk } from "./uploads/full-file-disk.ts";
import { takenConnections } from "./database/taken-connections.ts";
import { lastCredit } from "./last-credit.ts";
import { lostDeliveries } from "./deliveries/lost-deliveries.ts";
import { killWhilePublishing } from "./kill-while-publishing.ts";
import { RunningMarket } from "#test/running-market.ts";
import { missedEvents } from "./streams/missed-events.ts";
import { BillingHouse } from "./billing/billing-house.ts";
import { consoleActs } from "./billing/console-acts.ts";
import { clockJumps } from "./billing/clock-jumps.ts";
import { doubleClick } from "./billing/double-click.ts";
import { gatewayFaults } from "./billing/gateway-faults.ts";
import { crashPoints, randomKills, stoppedProcesses } from "./billing/killed-processes.ts";
import { lostAnswers } from "./billing/lost-answers.ts";
import { spendRefundCancel } from "./billing/spend-refund-cancel.ts";
import { twoWorkers } from "./billing/two-workers.ts";
import { HostileHouse } from "./hostile/hostile-house.ts";
import { brokenJson } from "./hostile/broken-bodies.ts";
import { hostileUploads } from "./hostile/hostile-uploads.ts";
import { injections, keptInjections } from "./hostile/injections.ts";
import { markup } from "./hostile/markup.ts";
import { traversal } from "./hostile/traversal.ts";
import { webhooksInAnyOrder } from "./billing/webhooks-in-any-order.ts";

export interface FaultSize {
  /** Random choices of this run; the same seed makes the same ones. */
  random: () => number;
  /** The small run of `npm test`, or the full one. */
  sample: boolean;
  /** Stop starting new rounds after this moment (epoch ms). */
  until: number;
  /** Of what a fault goes through one by one, such as a list of lines; rounds are not shared out. */
  part: Part;
}

/** A fault: what it does, and how many rounds it took. Throws with what was wrong. */
export interface Fault {
  name: string;
  run: (size: FaultSize) => Promise<number>;
}

type FaultIn<House> = (house: House, size: FaultSize) => Promise<number>;

/** What is started for a fault, and ended after it. */
interface House {
  close: () => Promise<void>;
}

/** Each in a house of its own: what one of them broke must not be found by the next. */
function faultIn<H extends House>(open: () => Promise<H>, name: string, run: FaultIn<H>): Fault {
  return {
    name,
    run: async (size) => {
      const house = await open();
      try {
        return await run(house, size);
      } finally {
        await house.close();
      }
    },
  };
}

/** In the sample they share a house: opening one takes longer than each of them. */
function together<H>(faults: Record<string, FaultIn<H>>): FaultIn<H> {
  return async (house, size) => {
    let rounds = 0;
    for (const [name, run] of Object.entries(faults)) {
      const startedAt = Date.now();
      const done = await run(house, size).catch((error: unknown) => {
        throw new Error(name, { cause: error });
      });
      say(`        ${name}: ${done} rounds, ${seconds(startedAt)} s`);
      rounds += done;
    }
    return rounds;
  };
}

const marketFaults: Record<string, FaultIn<RunningMarket>> = {
  // First: it measures by how much the process grows.
  "stalled bodies and many files at once": crowdedBodies,
  "many quotes at once for the last credit": lastCredit,
  "process killed while publishing": killWhilePublishing,
  "a table is locked": lockedTable,
  "every connection is taken": takenConnections,
};

/** Not in the sample, and only where a small disk can be made. */
const diskFaults: Record<string, FaultIn<SmallDisk>> = {
  "the database's disk is full": fullDisk,
};

/** The same. */
const fileFaults: Record<string, FaultIn<SmallFileDisk>> = {
  "the disk of files is full": fullFileDisk,
};

/** Not in the sample: restarts and waits between tries take minutes, however little there is to send. */
const reachFaults: Record<string, FaultIn<RunningMarket>> = {
  "links of open pages are cut and the server is killed": missedEvents,
  "processes and providers die while notices go out": lostDeliveries,
};

/** Not in the sample: a few times tell nothing. */
const accessFaults: Record<string, FaultIn<RunningMarket>> = {
  "members told from strangers by the time of an answer": membersByTime,
  "others' things told from missing ones by the time of an answer": thingsByTime,
};

/** Not in the sample: `npm test` gives a little of each to a test of its own. */
const hostileFaults: Record<string, FaultIn<HostileHouse>> = {
  "broken JSON for every endpoint that reads some": brokenJson,
  "files that mean harm": hostileUploads,
  "orders in every text of every endpoint": injections,
  "orders in every field that is kept": keptInjections,
  "markup in every text that pages show": markup,
  "ways out of the folder in addresses and names": traversal,
};

const billingFaults: Record<string, FaultIn<BillingHouse>> = {
  "answers of charges lost": lostAnswers,
  "the gateway times out, breaks off, is late": gatewayFaults,
  "webhooks in any order, many times": webhooksInAnyOrder,
  "buying pressed many times": doubleClick,
  "spending, refunding and canceling at once": spendRefundCancel,
  "money moves in the gateway's console": consoleActs,
  "the clock jumps": clockJumps,
  "several workers at once": twoWorkers,
  "processes die at named places": crashPoints,
  "processes die at any moment": randomKills,
  "processes stand still beyond everybody's patience": stoppedProcesses,
};

function faultsOf(sample: boolean): Fault[] {
  return [
    ...faultsFor("market", () => RunningMarket.open(), marketFaults, sample),
    ...(sample ? [] : faultsFor("reach", () => RunningMarket.open(), reachFaults, sample)),
    ...(sample ? [] : faultsFor("access", () => RunningMarket.open(), accessFaults, sample)),
    ...(sample ? [] : faultsFor("hostile", () => HostileHouse.open(), hostileFaults, sample)),
    ...(sample || !disksCanBeMade()
      ? []
      : [
          ...faultsFor("disk", () => SmallDisk.open(), diskFaults, sample),
          ...faultsFor("disk", () => SmallFileDisk.open(), fileFaults, sample),
        ]),
    ...faultsFor("billing", () => BillingHouse.open(), billingFaults, sample),
  ];
}

function faultsFor<H extends House>(
  group: string,
  open: () => Promise<H>,
  faults: Record<string, FaultIn<H>>,
  sample: boolean,
): Fault[] {
  if (sample) return [faultIn(open, `${group}: a little of everything`, together(faults))];
  return Object.entries(faults).map(([name, run]) => faultIn(open, `${group}: ${name}`, run));
}

/**
 * Runs every fault, or those whose name contains `--only`; prints a line each and the seed that repeats a failure.
 * With `--part 1/2` and `--part 2/2`, of one seed, two runs share the lines of a list. Returns the exit code.
 */
export async function runFaults(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string" },
      minutes: { type: "string", default: "30" },
      sample: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      part: { type: "string", default: "1/1" },
    },
  });
  const newSeed = values.sample ? 1 : Date.now() % 1_000_000;
  const seed = numberOption("--seed", values.seed ?? String(newSeed), 0);
  const part = partOption("--part", values.part);
  const end = Date.now() + numberOption("--minutes", values.minutes, 1) * 60_000;
  let failed = 0;
  const all = faultsOf(values.sample);
  const chosen = chosenNames(
    all.map(({ name }) => name),
    values.only,
  );
  const faults = all.filter(({ name }) => chosen.includes(name));
  for (const [index, fault] of faults.entries()) {
    const startedAt = Date.now();
    // What one of them leaves of its share is the others'.
    const until = startedAt + Math.max(0, end - startedAt) / (faults.length - index);
    try {
      const random = seededRandom(seed);
      const rounds = await fault.run({ random, sample: values.sample, until, part });
      if (rounds === 0) throw new Error("no time for a single round: give more --minutes");
      say(`passed  ${fault.name}: ${rounds} rounds, ${seconds(startedAt)} s`);
    } catch (error) {
      failed += 1;
      say(`FAILED  ${fault.name}, ${seconds(startedAt)} s; repeat with --seed ${seed}`);
      say(inspect(error));
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
