import { join } from "node:path";
import {
  applicationUrl,
  prepareApplicationRole,
} from "#server/platform/database/application-role.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { prepareJobs } from "#server/platform/jobs/prepare-jobs.ts";
import { installReferenceData } from "#server/seed/reference.ts";
import { composeTestApp, type TestApp, type TestAppOptions } from "#test/app.ts";
import { deleteProductData, temporaryDataDir } from "#test/product.ts";

export interface ScratchApp {
  app: TestApp;
  /** Where the application logs in. */
  databaseUrl: string;
  close: () => Promise<void>;
}

/** The whole application in this process over a database of its own, with a clock that is stepped. */
export async function openScratchApp(
  start: string,
  options: TestAppOptions = {},
): Promise<ScratchApp> {
  const dataDir = temporaryDataDir();
  const { url, stop } = await startEmbeddedDatabase({ dataDir, disposable: true });
  const databaseUrl = applicationUrl(url);
  await prepareApplicationRole(url, databaseUrl);
  await migrate({ url, folder: join(import.meta.dirname, "../migrations") });
  await prepareJobs(url);
  const sql = openDatabase({ url: databaseUrl, max: 24, applicationName: "faults" });
  await installReferenceData(sql);
  const { close, ...app } = await composeTestApp(sql, start, options);
  return {
    app,
    databaseUrl,
    close: async () => {
      await close();
      await sql.end({ timeout: 5 });
      await stop();
      await deleteProductData(dataDir);
    },
  };
}
