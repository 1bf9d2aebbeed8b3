import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { readConfig } from "#server/config/config.ts";
import { listedErasures } from "#server/features/withdrawals/erasure-list.ts";
import { chooseStorage, storageSettings } from "#server/gateways/storage/choose-storage.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { withProgress } from "../progress.mjs";
import { backupsOf, megabytes, runBackrest } from "./backups.ts";
import { HOST } from "./layout.ts";
import { postgresPrograms } from "./packages.ts";
import { productOrder } from "./product-processes.ts";
import { pidOf, startProcess, stopProcess } from "./processes.ts";
import { databaseUrl, openCluster, OWNER, ROOT, type Cluster } from "./state.ts";
import { until } from "./until.ts";

const PROCESS = "restored";
const OPEN_WITHIN_MS = 900_000;
const ENDED_WITHIN_MS = 30_000;

/**
 * Brings the database back, as it was at a moment or as far as it is stored, into a server of its own beside the
 * cluster, and checks its books. Answers whether they hold. The server is ended again; its data stay to be looked at.
 */
export async function restore({ to }: { to: Date | null }): Promise<boolean> {
  const cluster = openCluster();
  const startedAt = Date.now();
  if ((await backupsOf(cluster)).length === 0) {
    throw new OperatorError(
      "되살릴 백업이 없어요. npm run cluster -- backup을 먼저 실행해 주세요.",
    );
  }
  const folder = join(cluster.folders.restored, "data");
  await stopProcess(cluster.folders, PROCESS, ENDED_WITHIN_MS);
  rmSync(folder, { recursive: true, force: true });
  await withProgress(`되살리기(${to === null ? "저장된 마지막까지" : to.toISOString()})`, () =>
    runBackrest(cluster, "pg1", restoreArguments(folder, to)),
  );
  try {
    await withProgress("바뀐 것 다시 적용", () => startRestored(cluster, folder));
    await describe(cluster);
    process.stdout.write(
      `  ${((Date.now() - startedAt) / 1000).toFixed(0)}초 만에 열렸어요. 탈퇴한 사람과 장부를 확인해요.\n`,
    );
    return (await erasedStayErased(cluster)) && (await booksHold(cluster));
  } finally {
    await stopProcess(cluster.folders, PROCESS, ENDED_WITHIN_MS);
  }
}

/** What is asked of pgBackRest; without a moment, every change that is stored. */
export function restoreArguments(folder: string, to: Date | null): string[] {
  const until =
    to === null
      ? ["--type=default"]
      : [
          "--type=time",
          `--target=${to.toISOString().replace("T", " ").replace("Z", "+00")}`,
          "--target-action=promote",
        ];
  return ["restore", `--pg1-path=${folder}`, ...until];
}

/** Apart from the cluster: it neither stores changes of its own nor waits for a standby. */
async function startRestored(cluster: Cluster, folder: string): Promise<void> {
  const { folders, ports, user } = cluster;
  const settings = {
    port: ports.restored,
    listen_addresses: HOST,
    unix_socket_directories: folders.run,
    archive_mode: "off",
    synchronous_standby_names: "",
    shared_preload_libraries: "",
    hba_file: join(folder, "pg_hba.conf"),
    ident_file: join(folder, "pg_ident.conf"),
  };
  startProcess(folders, {
    name: PROCESS,
    program: join(postgresPrograms(), "postgres"),
    args: [
      "-D",
      folder,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    ids: user.ids,
  });
  await until(
    "되살린 데이터베이스가 열리지 않았어요. .cluster/log/restored.log를 확인해 주세요.",
    OPEN_WITHIN_MS,
    async () => {
      if (pidOf(folders, PROCESS) === null) return "ended";
      return withRestored(cluster, async (sql) => {
        const [row] = await sql`SELECT pg_is_in_recovery() AS recovering`;
        return row?.recovering === false;
      });
    },
  );
}

/** How far it goes, so that whoever asked for a moment sees what they got. */
async function describe(cluster: Cluster): Promise<void> {
  const [row] = await withRestored(
    cluster,
    (sql) => sql<{ at: Date | null; size: number }[]>`
    SELECT max(at) AS at, pg_database_size(current_database())::float8 AS size FROM person_events`,
  );
  if (row)
    process.stdout.write(`  마지막 일 ${row.at?.toISOString() ?? "-"} · ${megabytes(row.size)}\n`);
}

async function withRestored<Result>(
  { ports, secrets }: Cluster,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl(OWNER, secrets.owner, ports.restored), {
    max: 1,
    connect_timeout: 5,
  });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Whoever was erased after that moment is there again, until the list beside the files is gone through as after a real one. */
async function erasedStayErased(cluster: Cluster): Promise<boolean> {
  const { env = {} } = productOrder(cluster, "web1");
  const { storage, close } = await chooseStorage(storageSettings(readConfig(env)));
  const listed = await listedErasures(storage);
  close();
  const folder = mkdtempSync(join(tmpdir(), "somssi-erased-"));
  try {
    const list = join(folder, "erased-accounts.txt");
    writeFileSync(list, listed.join("\n"));
    if (!(await runOnRestored(cluster, ["staff.ts", "replay-erasures", list]))) return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const [row] = await withRestored(
    cluster,
    (sql) => sql<{ back: number }[]>`
    SELECT count(*)::int AS back FROM accounts a
     WHERE id = ANY(${listed}) AND NOT EXISTS (SELECT FROM erased_accounts WHERE account_id = a.id)`,
  );
  if (row?.back === 0) return true;
  process.stdout.write(`  탈퇴한 사람 ${row?.back}명이 되살아난 채예요.\n`);
  return false;
}

/** The gateway has moved on since that moment: its record is left out here, and compared when service goes on from it. */
function booksHold(cluster: Cluster): Promise<boolean> {
  return runOnRestored(cluster, ["ledger-check.ts"]);
}

/** Runs one of the product's commands on what was brought back; answers whether it was content. */
async function runOnRestored(
  { ports, secrets }: Cluster,
  [command, ...args]: [string, ...string[]],
): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), "somssi-restored-"));
  try {
    const code = await new Promise((resolvePromise) => {
      const child = spawn(process.execPath, [join(ROOT, "src/server/commands", command), ...args], {
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: databaseUrl(OWNER, secrets.owner, ports.restored),
          DATA_DIR: dataDir,
          SESSION_SECRET: secrets.session,
        },
        stdio: ["ignore", "inherit", "inherit"],
      });
      child.once("exit", resolvePromise).once("error", () => resolvePromise(null));
    });
    return code === 0;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
