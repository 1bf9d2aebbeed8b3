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
  }
}

/** One PostgreSQL for the whole run, with a template database: migrated, and with the catalogue and the regions. */
export default async function startDatabaseServer(
  project: TestProject,
): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "somssi-test-"));
  // When run as root the database belongs to another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedDatabase({ dataDir, disposable: true });
  const stop = async () => {
    await server.stop();
    deleteHome(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await prepareApplicationRole(server.url, applicationUrl(server.url));
    await migrate({ url: server.url, folder: join(import.meta.dirname, "../migrations") });
    await prepareJobs(server.url);
    await fillWithReferenceData(server.url);
    await closeToOthers(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("templateDatabaseUrl", server.url);
  return stop;
}

async function fillWithReferenceData(url: string): Promise<void> {
  const sql = openDatabase({ url: applicationUrl(url), max: 1, applicationName: "test" });
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
