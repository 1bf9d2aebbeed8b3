import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import {
  consumeRateLimits,
  resetRateLimit,
  releaseRateLimit,
  type SubjectRateLimit,
} from "./rate-limits.ts";
import type { Sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";

const SECRET = "a secret of the tests, 32 letters or more";
const NOW = Date.parse("2027-03-10T03:00:00Z");
const MINUTE_MS = 60_000;

let sql: Sql;
let scopes = 0;
beforeAll(async () => {
  sql = await testDatabase();
});

function newLimit(most: number, subject = "203.0.113.7"): SubjectRateLimit {
  scopes += 1;
  return { scope: `test_${scopes}`, subject, most, windowMs: MINUTE_MS };
}

/** Seconds to wait, or null when the attempt was let through. */
async function attempt(limits: SubjectRateLimit[], at = NOW): Promise<number | null> {
  try {
    await consumeRateLimits(sql, limits, SECRET, new Date(at));
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === "too_many") return error.retryAfter ?? 0;
    throw error;
  }
}

describe("countAttempts", () => {
  it("lets `most` through in a window and says how long to wait", async () => {
    const limit = newLimit(2);
    expect(await attempt([limit])).toBeNull();
    expect(await attempt([limit], NOW + 10_000)).toBeNull();
    expect(await attempt([limit], NOW + 20_000)).toBe(40);
    // Refused ones do not count: the first leaves the window after a minute.
    expect(await attempt([limit], NOW + MINUTE_MS)).toBeNull();
    expect(await attempt([limit], NOW + MINUTE_MS + 1)).toBe(10);
  });

  it("counts in none of several limits when one is full, and names the longer wait", async () => {
    const narrow = newLimit(1);
    const wide = { ...newLimit(1), windowMs: 10 * MINUTE_MS };
    expect(await attempt([narrow])).toBeNull();
    expect(await attempt([wide, narrow])).toBe(60);
    expect(await attempt([wide])).toBeNull();
    expect(await attempt([wide, narrow])).toBe(600);
  });

  it("keeps subjects apart and stores none of them readably", async () => {
    const limit = newLimit(1, "someone@example.com");
    expect(await attempt([limit])).toBeNull();
    expect(await attempt([{ ...limit, subject: "other@example.com" }])).toBeNull();
    expect(await attempt([limit])).toBe(60);
    const rows = await sql<{ subject: Uint8Array }[]>`
      SELECT subject FROM rate_limit_hits WHERE scope = ${limit.scope}`;
    for (const { subject } of rows) {
      expect(subject).toHaveLength(32);
      expect(Buffer.from(subject).toString("latin1")).not.toContain("example");
    }
  });

  it("lets none slip past when they come at once, in whatever order the limits are named", async () => {
    const [a, b] = [newLimit(5), newLimit(100)];
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, index) => attempt(index % 2 === 0 ? [a, b] : [b, a])),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
  });

  it("takes back one attempt, or forgets them all", async () => {
    const limit = newLimit(3);
    for (let made = 0; made < 3; made += 1) await attempt([limit]);
    await releaseRateLimit(sql, limit, SECRET, new Date(NOW));
    expect(await attempt([limit])).toBeNull();
    expect(await attempt([limit])).toBe(60);
    await resetRateLimit(sql, limit, SECRET);
    expect(await attempt([limit])).toBeNull();
  });
});
