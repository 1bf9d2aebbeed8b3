import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import {
  applicationUrl,
  prepareApplicationRole,
} from "#server/platform/database/application-role.ts";
import { connectOnce } from "#server/platform/database/connect-to.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { deleteHome } from "#server/platform/database/embedded/home.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { prepareJobs } from "#server/platform/jobs/prepare-jobs.ts";
import { installReferenceData } from "#server/seed/reference.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the migrated database that every test file's own one is copied from. */
    templateDatabaseUrl: string;
    /** Where the application logs in to it: slow to derive, and the same for all copies but for the name. */
    templateApplicationUrl: string;
    /** Where the files of the demo market are that tests copy (copied-demo-market.ts). */
    demoMarketFolder: string;
  }
}

/** A running server with its template database. */
interface Shared {
  url: string;
  appUrl: string;
  demoFolder: string;
  stop: () => Promise<void>;
}

// Each project loads this module anew; all of a run share what is kept here.
const KEY = Symbol.for("somssi.test-database-server");
const run = globalThis as { [KEY]?: { projects: number; server: Promise<Shared> } };

/** One PostgreSQL for the whole run, with a template database: migrated, and with the catalogue and the regions. */
export default async function shareDatabaseServer(
  project: TestProject,
): Promise<() => Promise<void>> {
  const shared = (run[KEY] ??= { projects: 0, server: startDatabaseServer() });
  shared.projects += 1;
  const { url, appUrl, demoFolder, stop } = await shared.server;
  project.provide("templateDatabaseUrl", url);
  project.provide("templateApplicationUrl", appUrl);
  project.provide("demoMarketFolder", demoFolder);
  return async () => {
    shared.projects -= 1;
    if (shared.projects === 0) await stop();
  };
}

async function startDatabaseServer(): Promise<Shared> {
  const dataDir = mkdtempSync(join(tmpdir(), "somssi-test-"));
  // When run as root the database belongs to another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedDatabase({ dataDir, disposable: true });
  const demoFolder = mkdtempSync(join(tmpdir(), "somssi-test-"));
  const stop = async () => {
    await server.stop();
    deleteHome(dataDir);
    for (const folder of [dataDir, demoFolder]) rmSync(folder, { recursive: true, force: true });
  };
  const appUrl = applicationUrl(server.url);
  try {
    await prepareApplicationRole(server.url, appUrl);
    await migrate({ url: server.url, folder: join(import.meta.dirname, "../migrations") });
    await prepareJobs(server.url);
    await fillWithReferenceData(appUrl);
    await closeToOthers(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url, appUrl, demoFolder, stop };
}

async function fillWithReferenceData(appUrl: string): Promise<void> {
  const sql = openDatabase({ url: appUrl, max: 1, applicationName: "test" });
  try {
    await installReferenceData(sql);
  } finally {
    await sql.end();
  }
}

/** A template cannot be copied while anybody is connected to it. */
async function closeToOthers(url: string): Promise<void> {
  const admin = new URL(url);
  const template = admin.pathname.slice(1);
  admin.pathname = "/postgres";
  const sql = connectOnce(admin.href);
  await sql`alter database ${sql(template)} with is_template true allow_connections false`;
  await sql.end();
}
