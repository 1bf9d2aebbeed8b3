import { describe, expect, it } from "vitest";
import {
  ACTS,
  actsPerDay,
  machinesFor,
  times,
  type Act,
  type Cost,
  type Hardware,
  type Volume,
} from "./machines.ts";

const NOTHING: Cost = { productMs: 0, databaseMs: 0, logBytes: 0, storedBytes: 0 };
const costs = (some: Partial<Record<Act, Partial<Cost>>>): Record<Act, Cost> =>
  Object.fromEntries(ACTS.map((act) => [act, { ...NOTHING, ...some[act] }])) as Record<Act, Cost>;

/** One request a second on the average, three in the busiest ones. */
const volume: Volume = {
  peoplePerDay: 172_800,
  ownPages: 3,
  publicPages: 10,
  requestsPerDay: 86_400,
  reached: 20,
  quotesPerRequest: 4,
  hired: 0.5,
  peakFactor: 3,
};
const hardware: Hardware = {
  productCores: 4,
  databaseCores: 8,
  usable: 0.5,
  logBytesPerSecond: 1_000,
};

describe("actsPerDay", () => {
  it("counts what follows from a request and from a person", () => {
    expect(actsPerDay(volume)).toEqual({
      publish: 86_400,
      reach: 1_728_000,
      quote: 345_600,
      read: 345_600,
      hire: 43_200,
      ownPage: 518_400,
      publicPage: 1_728_000,
    });
  });
});

describe("machinesFor", () => {
  it("needs two of everything that may be lost for a market that costs nothing", () => {
    expect(machinesFor(volume, costs({}), hardware)).toMatchObject({
      productCores: 0,
      productMachines: 2,
      primaryUse: 0,
      replicas: 2,
      storedBytesPerYear: 0,
      fullAt: Infinity,
    });
  });

  it("counts the writes of the busiest seconds: requests, quotes, first looks and hires", () => {
    expect(machinesFor(volume, costs({}), hardware).peakWritesPerSecond).toBeCloseTo(3 * 9.5);
  });

  it("keeps processors as idle as it is told, in the busiest seconds", () => {
    // 12 quotes a second of 500 ms each: six cores, of each of which a half may be busy.
    const found = machinesFor(volume, costs({ quote: { productMs: 500 } }), hardware);
    expect(found).toMatchObject({ productProcesses: 12, productMachines: 3 });
    expect(found.productCores).toBeCloseTo(6);
  });

  it("is full at the processors or at the log, whichever comes first", () => {
    const cores = machinesFor(volume, costs({ quote: { databaseMs: 500 } }), hardware);
    expect(cores).toMatchObject({ scarce: "processors" });
    expect(cores.primaryUse).toBeCloseTo(1.5);
    expect(cores.fullAt).toBeCloseTo(2 / 3);
    const log = machinesFor(volume, costs({ reach: { logBytes: 10, databaseMs: 1 } }), hardware);
    expect(log).toMatchObject({ scarce: "log" });
    expect(log.logBytesPerSecond).toBeCloseTo(600);
    expect(log.primaryUse).toBeCloseTo(0.6);
  });

  it("leaves public pages to replicas, besides the standby that a commit waits for", () => {
    const found = machinesFor(volume, costs({ publicPage: { databaseMs: 100 } }), hardware);
    expect(found).toMatchObject({ primaryUse: 0, replicas: 3 });
  });

  it("sums up a year of rows", () => {
    const some = { publish: { storedBytes: 1_000 }, hire: { storedBytes: 200 } };
    const { storedBytesPerYear } = machinesFor(volume, costs(some), hardware);
    expect(storedBytesPerYear).toBe((86_400 * 1_000 + 43_200 * 200) * 365);
  });

  it("needs as many times more as there is more of everything", () => {
    const some = costs({ quote: { databaseMs: 5, productMs: 7 }, ownPage: { databaseMs: 2 } });
    const one = machinesFor(volume, some, hardware);
    const hundred = machinesFor(times(volume, 100), some, hardware);
    expect(hundred.primaryUse).toBeCloseTo(one.primaryUse * 100);
    expect(hundred.fullAt).toBeCloseTo(one.fullAt / 100);
    expect(hundred.productCores).toBeCloseTo(one.productCores * 100);
  });
});
