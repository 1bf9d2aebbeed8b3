import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { numberOption } from "#test/command-options.ts";
import { machinesFor, times, type Machines, type Volume } from "./machines.ts";
import { measureMainJob, type Phase } from "./main-job.ts";
import { HARDWARE, PUBLISHED } from "./volume.ts";

/** So that all of it is over within three minutes, whatever the machine. */
const SECONDS_PER_PHASE = 20;

/** Measures what the main job costs here, and says what machines a volume needs at that cost. */
export async function runCapacity(args: string[]): Promise<void> {
  const { factor, requests, volume } = readOptions(args);
  const measured = await measureMainJob({ requests, seconds: SECONDS_PER_PHASE });
  const volumes = [volume, times(volume, factor)];
  const needed = volumes.map((one) => ({
    volume: one,
    machines: machinesFor(one, measured.costs, HARDWARE),
  }));
  console.table(measured.phases.map(phaseLine));
  console.table(needed.map((one) => machineLine(one.volume, one.machines)));
  process.stdout.write(
    `main job: ${rounded(measured.writesPerSecond)} acknowledged writes a second on this machine\n`,
  );
  const folder = join(import.meta.dirname, "../out");
  mkdirSync(folder, { recursive: true });
  const found = { measured, hardware: HARDWARE, needed };
  writeFileSync(join(folder, "capacity.json"), `${JSON.stringify(found, null, 2)}\n`);
}

function readOptions(args: string[]): { factor: number; requests: number; volume: Volume } {
  const option = (standard: number) => ({ type: "string" as const, default: String(standard) });
  const { values } = parseArgs({
    args,
    options: {
      factor: option(100),
      "measured-requests": option(150),
      people: option(PUBLISHED.peoplePerDay),
      requests: option(PUBLISHED.requestsPerDay),
      reached: option(PUBLISHED.reached),
      quotes: option(PUBLISHED.quotesPerRequest),
      peak: option(PUBLISHED.peakFactor),
    },
  });
  return {
    factor: numberOption("--factor", values.factor, 1),
    requests: numberOption("--measured-requests", values["measured-requests"], 10),
    volume: {
      ...PUBLISHED,
      peoplePerDay: numberOption("--people", values.people, 1),
      requestsPerDay: numberOption("--requests", values.requests, 1),
      reached: numberOption("--reached", values.reached, 1),
      quotesPerRequest: numberOption("--quotes", values.quotes, 1),
      peakFactor: numberOption("--peak", values.peak, 1),
    },
  };
}

function phaseLine({ name, done, perSecond, cost }: Phase) {
  return {
    act: name,
    done,
    "per s": rounded(perSecond),
    "product ms": rounded(cost.productMs),
    "database ms": rounded(cost.databaseMs),
    "log KB": rounded(cost.logBytes / 1_000),
    "stored KB": rounded(cost.storedBytes / 1_000),
  };
}

function machineLine(volume: Volume, machines: Machines) {
  return {
    "requests a day": volume.requestsPerDay,
    "people a day": volume.peoplePerDay,
    "peak writes/s": rounded(machines.peakWritesPerSecond),
    "product processes": machines.productProcesses,
    "product machines": machines.productMachines,
    "primary use": rounded(machines.primaryUse, 3),
    scarce: machines.scarce,
    replicas: machines.replicas,
    "log MB/s": rounded(machines.logBytesPerSecond / 1e6),
    "TB a year": rounded(machines.storedBytesPerYear / 1e12, 2),
    "full at": `${rounded(machines.fullAt)} ×`,
  };
}

function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
