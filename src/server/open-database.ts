import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { appendOnlyTables } from "./append-only-tables.ts";
import {
  applicationUrl,
  joinApplicationRole,
  prepareApplicationRole,
} from "./platform/database/application-role.ts";
import { assertLesserRole } from "./platform/database/assert-lesser-role.ts";
import { assertDatabase } from "./platform/database/assert-database.ts";
import { closeToEverybody } from "./platform/database/close-to-everybody.ts";
import { openDatabase } from "./platform/database/connect.ts";
import { DROPPED_LINK } from "./platform/database/dial.ts";
import { startEmbeddedDatabase } from "./platform/database/embedded/start.ts";
import { watchReplica, type Replica } from "./platform/database/replica.ts";
import { migrate } from "./platform/database/migrate.ts";
import type { Sql } from "./platform/database/sql.ts";
import { prepareJobs } from "./platform/jobs/prepare-jobs.ts";
import { OperatorError } from "./platform/operator-error.ts";
import { errorCode } from "./platform/system-error.ts";
import { installReferenceData } from "./seed/reference.ts";

export interface ProductDatabase {
  /** Logged in as the application. */
  sql: Sql;
  /** Connects as the owner, for the job library's tables. */
  ownerUrl: string;
  close: () => Promise<void>;
}

type DatabaseConfig = Pick<
  Config,
  "databaseUrl" | "databaseOwnerUrl" | "dataDir" | "role" | "sessionSecret"
>;

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const CONNECTIONS = 20;

/** For a database that is started beside us and needs a moment longer; milliseconds. */
const CONNECT_PATIENCE = 8_000;
const NOT_YET_THERE = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57P03",
  // A balancer whose server is being chosen.
  DROPPED_LINK,
]);

/**
 * The database as this product needs it: running, migrated, safe, with catalogue and regions, and opened as somebody
 * who can neither change tables nor rewrite the ledger. Throws one line for the operator when it cannot be.
 */
export async function openProductDatabase(
  config: DatabaseConfig,
  say: (line: string) => void,
): Promise<ProductDatabase> {
  const server = await databaseServer(config, say);
  const tableNames = appendOnlyTables.map(({ table }) => table);
  const { ownerUrl, appUrl } = server;
  const sql = openDatabase({
    url: appUrl,
    max: CONNECTIONS,
    applicationName: `somssi-${config.role}`,
  });
  const close = async () => {
    await sql.end({ timeout: 5 });
    await server.stop();
  };
  try {
    await reachable(
      server.ownerVariable,
      async () => {
        await closeToEverybody(ownerUrl);
        await (config.databaseOwnerUrl ? joinApplicationRole : prepareApplicationRole)(
          ownerUrl,
          appUrl,
        );
      },
      say,
    );
    await migrate({ url: ownerUrl, folder: MIGRATIONS, say });
    await prepareJobs(ownerUrl);
    await reachable("DATABASE_URL", () => assertLesserRole(sql, tableNames), say);
    await assertDatabase(sql);
    await installReferenceData(sql);
    return { sql, ownerUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The server that DATABASE_REPLICA_URL names, watched from now on; null without one. It need not answer yet. */
export function openReplica(
  config: Pick<Config, "databaseReplicaUrl" | "databaseOwnerUrl" | "role" | "sessionSecret">,
  primary: Sql,
  log: Logger,
): Replica | null {
  const { databaseReplicaUrl: url, databaseOwnerUrl, sessionSecret, role } = config;
  if (url === null) return null;
  // As with the primary: the address of the application's own login, or the owner's, from which that follows.
  const sql = openDatabase({
    url: databaseOwnerUrl ? url : applicationUrl(url, sessionSecret),
    max: CONNECTIONS,
    applicationName: `somssi-${role}`,
  });
  return watchReplica({ primary, sql, log });
}

/** Where the owner connects and where the application logs in, of a server that runs. */
export async function databaseServer(
  config: Pick<Config, "databaseUrl" | "databaseOwnerUrl" | "dataDir" | "sessionSecret">,
  say?: (line: string) => void,
): Promise<{
  ownerUrl: string;
  appUrl: string;
  /** Prints the owner's database URL. */
  ownerVariable: string;
  stop: () => Promise<void>;
}> {
  const { databaseUrl, databaseOwnerUrl, dataDir, sessionSecret } = config;
  const stop = () => Promise.resolve();
  if (databaseUrl && databaseOwnerUrl) {
    const ownerVariable = "DATABASE_OWNER_URL";
    return { ownerUrl: databaseOwnerUrl, appUrl: databaseUrl, ownerVariable, stop };
  }
  const ownerVariable = "DATABASE_URL";
  const { url: ownerUrl, ...server } = databaseUrl
    ? { url: databaseUrl, stop }
    : await startEmbeddedDatabase({ dataDir, ...(say ? { say } : {}) });
  return { ownerUrl, appUrl: applicationUrl(ownerUrl, sessionSecret), ownerVariable, ...server };
}

async function reachable(
  variable: string,
  connect: () => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  const deadline = Date.now() + CONNECT_PATIENCE;
  for (let said = false; ; said = true) {
    try {
      await connect();
      return;
    } catch (error) {
      const code = errorCode(error);
      if (error instanceof OperatorError || code === null) throw error;
      if (!NOT_YET_THERE.has(code) || Date.now() > deadline) {
        throw new OperatorError(`${variable}: 데이터베이스에 연결하지 못했어요(${code}).`, {
          cause: error,
        });
      }
      if (!said) say("데이터베이스가 켜지기를 기다리고 있어요.");
      await pause(500);
    }
  }
}
