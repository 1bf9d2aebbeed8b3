import type postgres from "postgres";
import { OperatorError } from "../operator-error.ts";
import { APPLICATION } from "./application-role.ts";
import { connectOnce } from "./connect-to.ts";
import { readMigrations, type Migration } from "./migration-files.ts";

interface MigrateOptions {
  /** Connects as the owner, who may change tables. */
  url: string;
  folder: string;
  say?: (line: string) => void;
}

type OwnerSql = postgres.Sql<Record<string, never>>;
type OwnerTx = postgres.TransactionSql<Record<string, never>>;

// Any fixed number; all processes of this product ask for the same one.
const MIGRATION_LOCK = 7_340_162;

/**
 * Brings the database to the newest migration. Many processes may call it at once: one works,
 * the others wait. Refuses a migration that changed after it ran, and a database from the future.
 */
export async function migrate({
  url,
  folder,
  say = () => undefined,
}: MigrateOptions): Promise<void> {
  const migrations = readMigrations(folder);
  const sql: OwnerSql = connectOnce(url);
  try {
    if ((await pending(sql, migrations)).length === 0) return;
    // One connection only, so the session's lock is held by what runs below.
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    const rest = await pending(sql, migrations);
    for (const [index, migration] of rest.entries()) {
      say(
        `데이터베이스를 새 모양으로 바꾸고 있어요 (${index + 1}/${rest.length}) ${migration.name}`,
      );
      await run(sql, migration);
    }
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`;
  } finally {
    await sql.end();
  }
}

async function pending(sql: OwnerSql, migrations: Migration[]): Promise<Migration[]> {
  const [found] = await sql`select to_regclass('schema_migrations') is not null as exists`;
  if (!found?.exists) return migrations;
  const applied = await sql<{ version: number; name: string; checksum: string }[]>`
    select version, name, checksum from schema_migrations order by version`;
  for (const { version, name, checksum } of applied) {
    const ours = migrations.find((migration) => migration.version === version);
    if (!ours) {
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

async function run(sql: OwnerSql, migration: Migration): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      create table if not exists schema_migrations (
        version integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`;
    try {
      await tx.unsafe(await statementsOf(tx, migration)).simple();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OperatorError(`마이그레이션 ${migration.name}을 적용하지 못했어요: ${reason}`, {
        cause: error,
      });
    }
    const { version, name, checksum } = migration;
    await tx`insert into schema_migrations (version, name, checksum) values (${version}, ${name}, ${checksum})`;
  });
}

/**
 * The first migration also makes the application's role and joins it. Where that role is there already this is left
 * out: not every owner of a database may make roles, and asking again is refused them.
 */
async function statementsOf(tx: OwnerTx, { version, statements }: Migration): Promise<string> {
  if (version !== 1) return statements;
  const [role] = await tx`select from pg_roles where rolname = ${APPLICATION}`;
  return role ? statements.replace(/^DO \$\$$[^]*?^\$\$;$/gm, "") : statements;
}
