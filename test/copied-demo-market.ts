import { rm } from "node:fs/promises";
import { inject } from "vitest";
import { createDiskStorage } from "#server/gateways/storage/disk.ts";
import { applicationUrl } from "#server/platform/database/application-role.ts";
import { connectOnce } from "#server/platform/database/connect-to.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { seedDemoMemberships } from "#server/seed/demo-memberships.ts";
import { seedDemoMarket } from "#server/seed/demo.ts";
import { testApp, type TestApp, type TestAppOptions } from "./app.ts";
import { asAdmin, copiedDatabase, testDatabaseFrom } from "./database.ts";
import { SEEDED_AT } from "./demo-market.ts";
import { testGateway } from "./gateway.ts";

/** Milliseconds that making it, or waiting for another file that makes it, may take on a machine that does much else. */
export const MAKING = 300_000;

/** The database that each file's own market is copied from; it has this name once all is in it. */
const NAME = "demo_market";
// Any fixed number: one process makes it, others wait for that.
const LOCK = 7_340_902;

/**
 * The application over a demo market of this file's own, with its pictures and the gateway's record. Drawing and
 * selling it all takes longer than most files; the first file that asks for one makes it, the others copy.
 */
export async function copiedDemoMarket(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = inject("demoMarketFolder");
  const url = new URL(inject("templateDatabaseUrl"));
  url.pathname = "/postgres";
  const sql = connectOnce(url.href);
  try {
    await sql`SELECT pg_advisory_lock(${LOCK})`;
    const made = await sql`SELECT 1 FROM pg_database WHERE datname = ${NAME}`;
    if (made.length === 0) await makeDemoMarket(folder);
  } finally {
    await sql.end();
  }
  url.pathname = `/${NAME}`;
  await testDatabaseFrom(url.href);
  return testApp(SEEDED_AT.toISOString(), { ...options, files: folder });
}

async function makeDemoMarket(folder: string): Promise<void> {
  // Of one that was not finished.
  await rm(folder, { recursive: true, force: true });
  const url = await copiedDatabase();
  const sql = openDatabase({ url: applicationUrl(url), max: 2, applicationName: "test" });
  const gateway = testGateway({ now: () => SEEDED_AT }, folder);
  try {
    const storage = createDiskStorage(folder);
    await seedDemoMarket({ sql, now: SEEDED_AT, storage, membersFollow: true, say: () => {} });
    await seedDemoMemberships({ sql, now: SEEDED_AT, payments: gateway.chosen, clockOffset: 0 });
  } finally {
    await gateway.close();
    await sql.end();
  }
  const draft = new URL(url).pathname.slice(1);
  await asAdmin(
    (admin) => admin`ALTER DATABASE ${admin(draft)} WITH is_template true allow_connections false`,
  );
  await asAdmin((admin) => admin`ALTER DATABASE ${admin(draft)} RENAME TO ${admin(NAME)}`);
}
