import { setTimeout as wait } from "node:timers/promises";
import type postgres from "postgres";
import { OperatorError } from "../operator-error.ts";
import { errorCode } from "../system-error.ts";
import { APPLICATION } from "./application-role.ts";
import { connectOnce } from "./connect-to.ts";
import { readMigrations, type Migration } from "./migration-files.ts";

interface MigrateOptions {
  /** Connects as the owner, who may change tables. */
  url: string;
  folder: string;
  say?: (line: string) => void;
  /** For tests, which do not wait. */
  pause?: (ms: number) => Promise<unknown>;
}

type OwnerSql = postgres.Sql<Record<string, never>>;
type OwnerTx = postgres.TransactionSql<Record<string, never>>;

// Any fixed number; all processes of this product ask for the same one.
const MIGRATION_LOCK = 7_340_162;
/** How often somebody who waits for another process's migrations looks again; milliseconds. */
const TURN_MS = 250;

/** Whoever waits for a table keeps everybody behind it waiting, too: after this much it gives way; milliseconds. */
const LOCK_MS = 1_000;
/** Time for those behind to get through; milliseconds. */
const GIVEN_WAY_MS = 2_000;
const MOST_TRIES = 30;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Brings the database to the newest migration. Many processes may call it at once: one works,
 * the others wait. Refuses a migration that changed after it ran, and a database from the future unless what is new
 * there leaves older code alone: while a release goes round, machines of the one before it may start again.
 */
export async function migrate({
  url,
  folder,
  say = () => undefined,
  pause = wait,
}: MigrateOptions): Promise<void> {
  const migrations = readMigrations(folder);
  const sql: OwnerSql = connectOnce(url);
  try {
    if ((await pending(sql, migrations)).length === 0) return;
    // Asked for again and again: a statement that waits is what an index built CONCURRENTLY would wait for.
    while (!(await takesTurn(sql))) await pause(TURN_MS);
    const rest = await pending(sql, migrations);
    for (const [index, migration] of rest.entries()) {
      say(
        `데이터베이스를 새 모양으로 바꾸고 있어요 (${index + 1}/${rest.length}) ${migration.name}`,
      );
      await runPatiently(sql, migration, { say, pause });
    }
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`;
  } finally {
    await sql.end();
  }
}

/** One connection only, so the session's lock is held by what it runs next. */
async function takesTurn(sql: OwnerSql): Promise<boolean> {
  const [asked] = await sql`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`;
  return asked?.["taken"] === true;
}

async function pending(sql: OwnerSql, migrations: Migration[]): Promise<Migration[]> {
  const [found] = await sql`select to_regclass('schema_migrations') is not null as exists`;
  if (!found?.exists) return migrations;
  const applied = await sql<
    { version: number; name: string; checksum: string; breaks_older_code: boolean }[]
  >`
    select version, name, checksum,
           coalesce((to_jsonb(done)->>'breaks_older_code')::boolean, true) as breaks_older_code
    from schema_migrations done order by version`;
  for (const { version, name, checksum, breaks_older_code: breaks } of applied) {
    const ours = migrations.find((migration) => migration.version === version);
    if (!ours) {
      if (!breaks) continue;
      throw new OperatorError(
        `데이터베이스가 이 프로그램보다 새로워요(${name}). 새 버전의 프로그램으로 시작해 주세요.`,
      );
    }
    if (ours.checksum !== checksum) {
      throw new OperatorError(
        `이미 적용한 마이그레이션 ${ours.name}의 내용이 바뀌었어요. 파일을 되돌리고 새 번호로 추가해 주세요.`,
      );
    }
  }
  const done = new Set(applied.map(({ version }) => version));
  return migrations.filter(({ version }) => !done.has(version));
}

async function runPatiently(
  sql: OwnerSql,
  migration: Migration,
  { say, pause }: Required<Pick<MigrateOptions, "say" | "pause">>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await (migration.outsideTransaction ? runOneByOne(sql, migration) : runWhole(sql, migration));
      return;
    } catch (error) {
      const isTaken = errorCode(error) === LOCK_NOT_AVAILABLE;
      if (!isTaken || tries === MOST_TRIES) throw failed(migration, error);
    }
    if (tries === 1)
      say(`${migration.name}: 바꿀 표를 누가 쓰고 있어요. 비켜 주며 다시 해 볼게요.`);
    await pause(GIVEN_WAY_MS);
  }
}

function failed(migration: Migration, cause: unknown): OperatorError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new OperatorError(`마이그레이션 ${migration.name}을 적용하지 못했어요: ${reason}`, {
    cause,
  });
}

async function runWhole(sql: OwnerSql, migration: Migration): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', ${`${LOCK_MS}ms`}, true)`;
    await tx.unsafe(await statementsOf(tx, migration)).simple();
    await record(tx, migration);
  });
}

/** Each waits for whoever uses the table without keeping anybody waiting, so it may take its time. */
async function runOneByOne(sql: OwnerSql, migration: Migration): Promise<void> {
  for (const statement of migration.statements.split(/;\s*$/m)) {
    if (statement.trim() !== "") await sql.unsafe(statement).simple();
  }
  await sql.begin((tx) => record(tx, migration));
}

async function record(tx: OwnerTx, migration: Migration): Promise<void> {
  await tx`
    create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  await tx`alter table schema_migrations add column if not exists breaks_older_code boolean not null default true`;
  const { version, name, checksum, breaksOlderCode } = migration;
  await tx`
    insert into schema_migrations (version, name, checksum, breaks_older_code)
    values (${version}, ${name}, ${checksum}, ${breaksOlderCode})`;
}

const BLOCK_END = "\n$$;";

/**
 * The first migration also makes the application's role and joins it. Where that role is there already this is left
 * out: not every owner of a database may make roles, and asking again is refused them.
 */
async function statementsOf(tx: OwnerTx, { version, statements }: Migration): Promise<string> {
  if (version !== 1) return statements;
  const [role] = await tx`select from pg_roles where rolname = ${APPLICATION}`;
  if (!role) return statements;
  const [before = "", ...blocks] = statements.split(/^DO \$\$$/m);
  return [
    before,
    ...blocks.map((block) => block.slice(block.indexOf(BLOCK_END) + BLOCK_END.length)),
  ].join("");
}
