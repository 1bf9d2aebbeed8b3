const DAY_SECONDS = 86_400;
const YEAR_DAYS = 365;

/** What is done once costs: time of processors in milliseconds, and bytes. */
export interface Cost {
  /** Of the product's own processes, web and worker. */
  productMs: number;
  databaseMs: number;
  /** Written to PostgreSQL's log, and so sent to each standby. */
  logBytes: number;
  /** By which the database is larger afterwards, indexes included. */
  storedBytes: number;
}

/** What is done in this market and costs something. */
export const ACTS = ["publish", "reach", "quote", "read", "hire", "ownPage", "publicPage"] as const;
export type Act = (typeof ACTS)[number];

/** How much happens in a market. */
export interface Volume {
  peoplePerDay: number;
  /** Pages of their own that each of them opens, and pages that are the same for everybody. */
  ownPages: number;
  publicPages: number;
  requestsPerDay: number;
  /** Pros whom a request is brought to. */
  reached: number;
  quotesPerRequest: number;
  /** Of the requests that are hired on, from 0 to 1. */
  hired: number;
  /** By how much the busiest seconds are busier than the day's average one. */
  peakFactor: number;
}

export interface Hardware {
  /** Of one machine that answers people, and of one that holds the database. */
  productCores: number;
  databaseCores: number;
  /** Share of them that may be busy in the busiest seconds. */
  usable: number;
  /** As much of its log as a primary writes, and sends, in a second. */
  logBytesPerSecond: number;
}

export interface Machines {
  peakWritesPerSecond: number;
  productCores: number;
  /** Each keeps about one core busy. */
  productProcesses: number;
  productMachines: number;
  primaryCores: number;
  /** Of what one primary may be asked, by the scarcer of processors and log; above 1 it does not suffice. */
  primaryUse: number;
  scarce: "processors" | "log";
  logBytesPerSecond: number;
  replicas: number;
  storedBytesPerYear: number;
  /** So many times this volume one primary bears. */
  fullAt: number;
}

/** Standbys that a commit may wait for: with one lost it still stands on two disks (docs/scaling.md). */
const LEAST_REPLICAS = 2;
/** Those that change something. Whoever opens a quote first changes its state. */
const WRITES: ReadonlySet<Act> = new Set(["publish", "quote", "read", "hire"]);
/** Replicas answer these; everything else is the primary's. */
const ON_REPLICAS: ReadonlySet<Act> = new Set(["publicPage"]);

/** How often each act is done on a day. */
export function actsPerDay(volume: Volume): Record<Act, number> {
  const { requestsPerDay, peoplePerDay } = volume;
  const quotes = requestsPerDay * volume.quotesPerRequest;
  return {
    publish: requestsPerDay,
    reach: requestsPerDay * volume.reached,
    quote: quotes,
    read: quotes,
    hire: requestsPerDay * volume.hired,
    ownPage: peoplePerDay * volume.ownPages,
    publicPage: peoplePerDay * volume.publicPages,
  };
}

/**
 * The machines that a volume needs in its busiest seconds. Costs are taken to grow with what is done and with nothing
 * else: no queue, no lock that many wait for, no table that has outgrown memory.
 */
export function machinesFor(
  volume: Volume,
  costs: Record<Act, Cost>,
  hardware: Hardware,
): Machines {
  const daily = actsPerDay(volume);
  const sum = (acts: readonly Act[], of: (act: Act) => number) =>
    acts.reduce((total, act) => total + of(act), 0);
  const peak = (act: Act) => (daily[act] / DAY_SECONDS) * volume.peakFactor;
  const primary = ACTS.filter((act) => !ON_REPLICAS.has(act));
  const replicated = ACTS.filter((act) => ON_REPLICAS.has(act));
  const productCores = sum(ACTS, (act) => (peak(act) * costs[act].productMs) / 1_000);
  const primaryCores = sum(primary, (act) => (peak(act) * costs[act].databaseMs) / 1_000);
  const replicaCores = sum(replicated, (act) => (peak(act) * costs[act].databaseMs) / 1_000);
  const logBytesPerSecond = sum(primary, (act) => peak(act) * costs[act].logBytes);
  const databaseRoom = hardware.databaseCores * hardware.usable;
  const byCores = primaryCores / databaseRoom;
  const byLog = logBytesPerSecond / hardware.logBytesPerSecond;
  const primaryUse = Math.max(byCores, byLog);
  const productRoom = hardware.productCores * hardware.usable;
  return {
    peakWritesPerSecond: sum(ACTS, (act) => (WRITES.has(act) ? peak(act) : 0)),
    productCores,
    productProcesses: Math.ceil(productCores / hardware.usable),
    // One is replaced while the other serves.
    productMachines: Math.max(2, Math.ceil(productCores / productRoom)),
    primaryCores,
    primaryUse,
    scarce: byLog > byCores ? "log" : "processors",
    logBytesPerSecond,
    replicas: Math.max(LEAST_REPLICAS, Math.ceil(replicaCores / databaseRoom) + 1),
    storedBytesPerYear: sum(ACTS, (act) => daily[act] * costs[act].storedBytes) * YEAR_DAYS,
    fullAt: 1 / primaryUse,
  };
}

/** As many times as large in everything but how many pros one request reaches and how many answer it. */
export function times(volume: Volume, factor: number): Volume {
  return {
    ...volume,
    peoplePerDay: volume.peoplePerDay * factor,
    requestsPerDay: volume.requestsPerDay * factor,
  };
}
