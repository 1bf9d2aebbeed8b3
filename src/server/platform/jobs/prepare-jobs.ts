import { runMigrations } from "graphile-worker";
import postgres from "postgres";
import { quiet } from "./quiet-logger.ts";

// Any fixed number of our own; the library's migrations are not meant to run twice at once.
const JOBS_LOCK = 7_340_163;

/** Makes the job library's tables and lets the application's role enqueue. Connects as the owner. */
export async function prepareJobs(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, fetch_types: false });
  try {
    await sql`select pg_advisory_lock(${JOBS_LOCK})`;
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: quiet });
    await sql`grant usage on schema graphile_worker to somssi_app`;
    await sql`grant select, insert, update, delete on all tables in schema graphile_worker to somssi_app`;
    await sql`grant usage, select on all sequences in schema graphile_worker to somssi_app`;
    await sql`grant execute on all functions in schema graphile_worker to somssi_app`;
    await sql`select pg_advisory_unlock(${JOBS_LOCK})`;
  } finally {
    await sql.end();
  }
}
