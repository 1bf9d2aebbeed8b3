import { chownSync, chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { OperatorError } from "#server/platform/operator-error.ts";
import { ensureBuilt } from "../build.mjs";
import { withProgress } from "../progress.mjs";
import { makeStanza } from "./backups.ts";
import { assertEngineUser } from "./engine-user.ts";
import { etcdOrder, isHealthy } from "./etcd.ts";
import { haproxyOrder } from "./haproxy.ts";
import {
  AGREEMENT_MEMBERS,
  DATABASE_MEMBERS,
  HOST,
  WEB_PROCESSES,
  WORKER_PROCESSES,
} from "./layout.ts";
import { ensurePackages, postgresPrograms } from "./packages.ts";
import { membersOf, patroniOrder } from "./patroni.ts";
import { assertPortsFree } from "./ports-free.ts";
import {
  logEnd,
  originOf,
  productOrder,
  untilReady,
  type ProductProcess,
} from "./product-processes.ts";
import { pidOf, startProcess } from "./processes.ts";
import { settingsFiles } from "./settings-files.ts";
import { openOrMakeCluster, OWNER, type Cluster } from "./state.ts";
import { until } from "./until.ts";
import { isWhole } from "./whole.ts";

const AGREED_WITHIN_MS = 60_000;
const MEMBERS_WITHIN_MS = 180_000;
const REACHED_WITHIN_MS = 30_000;
/** The kernel's bound for the path of a socket file, with its closing zero. */
const SOCKET_PATH_BYTES = 107;

/** Starts what does not run yet, from the bottom up, and comes back once the product answers. */
export async function up(firstPort: number | null): Promise<void> {
  await ensurePackages();
  const cluster = openOrMakeCluster(firstPort);
  assertEngineUser(cluster.user);
  await ensureBuilt();
  prepareFolders(cluster);
  await assertPortsFree(cluster);
  writeSettings(cluster);
  await withProgress("etcd 세 곳", () => startAgreement(cluster));
  await withProgress("PostgreSQL 세 곳(Patroni)", () => startDatabases(cluster));
  startProcess(cluster.folders, haproxyOrder(cluster));
  await withProgress("제품의 데이터베이스", () => ensureDatabase(cluster));
  await withProgress("백업 자리(pgBackRest)", () => makeStanza(cluster));
  // The first one migrates and fills the market; the others then find it done.
  for (const name of [...WEB_PROCESSES, ...WORKER_PROCESSES]) {
    await withProgress(`제품 ${name}`, () => startProduct(cluster, name));
  }
  process.stdout.write(`\n  솜씨가 열렸어요: ${originOf(cluster)}\n`);
}

async function startProduct(cluster: Cluster, name: ProductProcess): Promise<void> {
  const from = logEnd(cluster, name);
  if (pidOf(cluster.folders, name) !== null) return;
  startProcess(cluster.folders, productOrder(cluster, name));
  await untilReady(cluster, name, from);
}

async function startAgreement(cluster: Cluster): Promise<void> {
  for (const name of AGREEMENT_MEMBERS) startProcess(cluster.folders, etcdOrder(cluster, name));
  await until("etcd가 서로 만나지 못했어요.", AGREED_WITHIN_MS, async () => {
    const healthy = await Promise.all(AGREEMENT_MEMBERS.map((name) => isHealthy(cluster, name)));
    return healthy.every(Boolean);
  });
}

async function startDatabases(cluster: Cluster): Promise<void> {
  for (const name of DATABASE_MEMBERS) startProcess(cluster.folders, patroniOrder(cluster, name));
  await until(
    "PostgreSQL 세 곳이 서로 따르지 않아요. npm run cluster -- status를 확인해 주세요.",
    MEMBERS_WITHIN_MS,
    async () => isWhole((await membersOf(cluster)) ?? []),
  );
}

function prepareFolders({ home, folders, user }: Cluster): void {
  const socket = join(folders.run, ".s.PGSQL.65535");
  if (Buffer.byteLength(socket) >= SOCKET_PATH_BYTES) {
    throw new OperatorError(`폴더 경로가 너무 길어 소켓 파일을 둘 수 없어요: ${home}`);
  }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  chmodSync(home, 0o755);
  chmodSync(folders.processes, 0o700);
  if (!user.ids) return;
  const { settings, engines, backups, run, log, restored } = folders;
  for (const folder of [settings, engines, backups, run, log, restored]) {
    chownSync(folder, user.ids.uid, user.ids.gid);
    chmodSync(folder, 0o700);
  }
}

function writeSettings(cluster: Cluster): void {
  const { ids } = cluster.user;
  for (const { name, text } of settingsFiles(cluster, postgresPrograms())) {
    const path = join(cluster.folders.settings, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (ids) chownSync(path, ids.uid, ids.gid);
  }
}

/** The owner of the product's database may make roles, which the product needs of it, and is no superuser. */
async function ensureDatabase(cluster: Cluster): Promise<void> {
  const { ports, secrets, user } = cluster;
  const login = { host: HOST, port: ports.write, user: user.name, password: secrets.superuser };
  await until("HAProxy가 데이터베이스로 이어 주지 않아요.", REACHED_WITHIN_MS, async () => {
    const sql = postgres({ ...login, database: "postgres", max: 1, onnotice: () => undefined });
    try {
      const [role] = await sql`SELECT FROM pg_roles WHERE rolname = ${OWNER}`;
      if (!role)
        await sql.unsafe(`CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD '${secrets.owner}'`);
      const [database] = await sql`SELECT FROM pg_database WHERE datname = ${OWNER}`;
      if (!database) await sql.unsafe(`CREATE DATABASE ${OWNER} OWNER ${OWNER}`);
      return true;
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}
