import { beforeEach, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#test/clock.ts";
import { testDatabase } from "#test/database.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { createIds } from "../ids.ts";
import { prunePlatform } from "../prune.ts";
import { systemRandom } from "../random.ts";
import type { Sql } from "../database/sql.ts";
import {
  beginWatching,
  endWatching,
  findWatching,
  keepWatching,
  WATCHED_MS,
} from "./watched-pages.ts";

let sql: Sql;
let clock: TestClock;
let accountId: string;
let other: string;

beforeEach(async () => {
  sql ??= await testDatabase();
  clock = createTestClock();
  const ids = createIds(clock, systemRandom);
  accountId = (await makeAccount({ sql, clock, ids })).id;
  other = (await makeAccount({ sql, clock, ids })).id;
});

async function watching(): Promise<string[]> {
  return [...(await findWatching(sql, [accountId, other], clock.now()))];
}

it("watches with the last of several pages, and nobody else does", async () => {
  for (const page of ["first-page", "second-page"])
    await beginWatching(sql, { accountId, page }, clock.now());
  expect(await watching()).toEqual([accountId]);
  await endWatching(sql, { accountId: other, page: "second-page" });
  await endWatching(sql, { accountId, page: "first-page" });
  expect(await watching()).toEqual([accountId]);
  await endWatching(sql, { accountId, page: "second-page" });
  expect(await watching()).toEqual([]);
});

it("ends by itself within a minute, unless its stream keeps it", async () => {
  const page = { accountId, page: "dying-page" };
  await beginWatching(sql, page, clock.now());
  clock.advance(WATCHED_MS - 1);
  expect(await watching()).toEqual([accountId]);
  await keepWatching(sql, [page, { accountId: other, page: "hidden-page" }], clock.now());
  clock.advance(WATCHED_MS - 1);
  // Keeping an open page that is hidden does not make it visible.
  expect(await watching()).toEqual([accountId]);
  clock.advance(1);
  expect(await watching()).toEqual([]);
  await prunePlatform(sql, new Date(clock.now().getTime() + 1));
  expect(await sql`SELECT 1 FROM watched_pages WHERE account_id = ${accountId}`).toHaveLength(0);
});
