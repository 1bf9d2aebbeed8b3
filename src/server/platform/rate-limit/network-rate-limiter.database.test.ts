import { beforeAll, describe, expect, it } from "vitest";
import { testApplicationUrl, testDatabase } from "#test/database.ts";
import { openDatabase } from "../database/connect.ts";
import type { Sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import { NetworkRateLimiter, READ_RATE } from "./network-rate-limiter.ts";
import { localAllowances, sharedAllowances } from "./read-allowances.ts";

const SECRET = "a secret of the tests, 32 letters or more";
const START = Date.parse("2027-03-10T03:00:00Z");
const IP = "203.0.113.7";

let sql: Sql;
let kinds = 0;
beforeAll(async () => {
  sql = await testDatabase();
});

/** Limiters of several processes over one database. */
function limiters(count: number, pools: readonly Sql[] = [sql]): NetworkRateLimiter[] {
  kinds += 1;
  return Array.from({ length: count }, (_, index) => {
    const pool = pools[index % pools.length] ?? sql;
    const kind = `test_${kinds}`;
    return new NetworkRateLimiter(
      READ_RATE,
      sharedAllowances({ sql: pool, secret: SECRET }, kind, READ_RATE),
    );
  });
}

/** How many of so many reads are let through, spread over the processes as they come. */
async function letThrough(
  some: readonly NetworkRateLimiter[],
  reads: number,
  at = START,
  ip = IP,
): Promise<number> {
  const tries = Array.from({ length: reads }, async (_, index) => {
    try {
      await some[index % some.length]?.consume(ip, new Date(at));
      return 1;
    } catch (error) {
      if (error instanceof Refusal && error.code === "too_many") return 0;
      throw error;
    }
  });
  return (await Promise.all(tries)).reduce<number>((sum, one) => sum + one, 0);
}

const LIMIT = READ_RATE.atOnce;
/** What F25 of the fault plan lets pass. */
const MOST = LIMIT * 1.02;

describe("reads of a network", () => {
  it("are asked for anew, and what is left given back, once what was granted is a second old", async () => {
    const asked: { unused: number; owed: number }[] = [];
    const limiter = new NetworkRateLimiter(READ_RATE, {
      take: async (_network, settled) => {
        asked.push(settled);
        return { granted: 20, unspent: LIMIT };
      },
    });
    for (let read = 0; read < 4; read += 1) await letThrough([limiter], 1);
    const before = asked.length;
    await letThrough([limiter], 1, START + 999);
    expect(asked.length).toBe(before);
    await letThrough([limiter], 1, START + 1_000);
    expect(asked.length).toBe(before + 1);
    expect(asked.at(-1)?.unused).toBeGreaterThan(0);
  });

  it("are one share for two processes, however they come to them", async () => {
    const second = openDatabase({
      url: await testApplicationUrl(),
      max: 2,
      applicationName: "second",
    });
    try {
      const both = limiters(2, [sql, second]);
      const atOnce = await letThrough(both, 2 * LIMIT);
      expect(atOnce).toBeGreaterThan(LIMIT * 0.9);
      expect(atOnce).toBeLessThanOrEqual(MOST);

      // One after the other: the second one finds what the first has left.
      const two = limiters(2, [sql, second]);
      const early = await letThrough(two.slice(0, 1), LIMIT - 500);
      const late = await letThrough(two.slice(1), LIMIT);
      expect(early).toBe(LIMIT - 500);
      expect(early + late).toBeGreaterThan(LIMIT * 0.9);
      expect(early + late).toBeLessThanOrEqual(MOST);
    } finally {
      await second.end();
    }
  });

  it("are exactly so many in one process, and come back by the second", async () => {
    for (const one of [new NetworkRateLimiter(READ_RATE), ...limiters(1)]) {
      expect(await letThrough([one], LIMIT + 100)).toBe(LIMIT);
      expect(await letThrough([one], 100, START + 1_000)).toBe(READ_RATE.perSecond);
      expect(await letThrough([one], 10, START + 1_000, "198.51.100.1")).toBe(10);
    }
  });

  it("add up to no more than the limit and what grew, over processes that come and go for a minute", async () => {
    const four = limiters(4);
    let passed = 0;
    for (let second = 0; second < 60; second += 1) {
      const asking = four.slice(second % 3, (second % 3) + 2);
      passed += await letThrough(asking, 200, START + second * 1_000);
    }
    const allowed = LIMIT + 60 * READ_RATE.perSecond;
    expect(passed).toBeLessThanOrEqual(allowed * 1.02);
    expect(passed).toBeGreaterThan(allowed * 0.8);
  });

  it("of somebody who types for ten minutes are never refused", async () => {
    const both = limiters(2);
    for (let second = 0; second < 600; second += 3) {
      expect(await letThrough(both, 15, START + second * 1_000)).toBe(15);
    }
  });

  it("are counted by each process alone while the database is away, and stored as no address", async () => {
    const away = new NetworkRateLimiter(READ_RATE, {
      take: () => Promise.reject(new Error("away")),
    });
    expect(await letThrough([away], 30)).toBe(30);
    const rows = await sql<{ network: Uint8Array }[]>`SELECT network FROM read_allowances`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { network } of rows)
      expect(Buffer.from(network).toString("latin1")).not.toContain(IP);
  });

  it("are asked for with the third, and then counted with it", async () => {
    const taken: object[] = [];
    const counted = localAllowances(READ_RATE);
    const one = new NetworkRateLimiter(READ_RATE, {
      take: (network, settled, now) => {
        taken.push(settled);
        return counted.take(network, settled, now);
      },
    });
    for (const ip of ["192.0.2.1", "198.51.100.1"]) await letThrough([one], 2, START, ip);
    expect(taken).toEqual([]);
    await letThrough([one], 1, START, "192.0.2.1");
    expect(taken).toEqual([{ unused: 0, owed: 3 }]);
  });

  it("wait for the database once in many of them", async () => {
    let questions = 0;
    const counted = localAllowances(READ_RATE);
    const one = new NetworkRateLimiter(READ_RATE, {
      take: (...facts) => {
        questions += 1;
        return counted.take(...facts);
      },
    });
    expect(await letThrough([one], 1_000)).toBe(1_000);
    expect(questions).toBeLessThan(10);
  });
});
