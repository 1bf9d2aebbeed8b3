import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { createDiskStorage } from "#server/gateways/storage/disk.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { seedDemoMemberships } from "#server/seed/demo-memberships.ts";
import { seedDemoMarket } from "#server/seed/demo.ts";
import { testDatabase } from "./database.ts";
import { testGateway, type TestGateway } from "./gateway.ts";

/** When the market of these tests is made. */
export const SEEDED_AT = new Date("2027-03-10T03:00:00.000Z");

export interface SeededMarket {
  sql: Sql;
  storage: StoragePort;
  gateway: TestGateway;
  /** What making it told the operator. */
  said: string[];
  /** Accounts that an earlier making left, which found no room for its pictures. */
  leftByFailure: number;
}

/** Makes the demo market of a file's tests: once in vain, then as two processes that start at once. */
export async function seedDemo(): Promise<SeededMarket> {
  const sql = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), "somssi-demo-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const storage = createDiskStorage(folder);
  const said: string[] = [];
  const seeding = {
    sql,
    now: SEEDED_AT,
    storage,
    membersFollow: true,
    say: (line: string) => said.push(line),
  };
  const full = { ...storage, put: () => Promise.reject(new Error("no room")) };
  await expect(seedDemoMarket({ ...seeding, storage: full })).rejects.toThrow("no room");
  const [left] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM accounts`;
  said.length = 0;
  await Promise.all([seedDemoMarket(seeding), seedDemoMarket(seeding)]);
  const gateway = testGateway({ now: () => SEEDED_AT }, folder);
  afterAll(() => gateway.close());
  const joining = { sql, now: SEEDED_AT, payments: gateway.chosen, clockOffset: 0 };
  await Promise.all([seedDemoMemberships(joining), seedDemoMemberships(joining)]);
  return { sql, storage, gateway, said, leftByFailure: left?.count ?? 0 };
}
