import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "./config.ts";
import { assertDatabase } from "./platform/database/assert-database.ts";
import { openDatabase } from "./platform/database/connect.ts";
import { startEmbeddedDatabase } from "./platform/database/embedded/start.ts";
import { migrate } from "./platform/database/migrate.ts";
import type { Sql } from "./platform/database/sql.ts";
import { prepareJobs } from "./platform/jobs/prepare-jobs.ts";
import { OperatorError } from "./platform/operator-error.ts";
import { errorCode } from "./platform/system-error.ts";
import { installReferenceData } from "./seed/reference.ts";

export interface ProductDatabase {
  sql: Sql;
  /** Connects as the owner, for the job library's tables. */
  ownerUrl: string;
  close: () => Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const CONNECTIONS = 20;

/** For a database that is started beside us and needs a moment longer; milliseconds. */
const CONNECT_PATIENCE = 8_000;
const NOT_YET_THERE = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "57P03"]);

/**
 * The database as this product needs it: running, migrated, safe, with catalogue and regions.
 * Throws one line for the operator when it cannot be.
 */
export async function openProductDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir" | "role">,
  say: (line: string) => void,
): Promise<ProductDatabase> {
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: () => Promise.resolve() }
    : await startEmbeddedDatabase({ dataDir: config.dataDir, say });
  const sql = openDatabase({
    url: server.url,
    max: CONNECTIONS,
    applicationName: `somssi-${config.role}`,
  });
  const close = async () => {
    await sql.end({ timeout: 5 });
    await server.stop();
  };
  try {
    await reachable(() => migrate({ url: server.url, folder: MIGRATIONS, say }), say);
    await prepareJobs(server.url);
    await assertDatabase(sql);
    await installReferenceData(sql);
    return { sql, ownerUrl: server.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function reachable(connect: () => Promise<void>, say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + CONNECT_PATIENCE;
  for (let told = false; ; told = true) {
    try {
      await connect();
      return;
    } catch (error) {
      const code = errorCode(error);
      if (error instanceof OperatorError || code === null) throw error;
      if (!NOT_YET_THERE.has(code) || Date.now() > deadline) {
        throw new OperatorError(`DATABASE_URL: 데이터베이스에 연결하지 못했어요(${code}).`, {
          cause: error,
        });
      }
      if (!told) say("데이터베이스가 켜지기를 기다리고 있어요.");
      await pause(500);
    }
  }
}
