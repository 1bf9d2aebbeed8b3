import { runMigrations } from "graphile-worker";
import { connectOnce } from "../database/connect-to.ts";
import { quiet } from "./quiet-logger.ts";

// Any fixed number of our own; the library's migrations are not meant to run twice at once.
const JOBS_LOCK = 7_340_163;

/** Makes the job library's tables and lets the application's role enqueue. Connects as the owner. */
export async function prepareJobs(url: string): Promise<void> {
  const sql = connectOnce(url);
  try {
    await sql`select pg_advisory_lock(${JOBS_LOCK})`;
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: quiet });
    await sql.unsafe(ENQUEUE);
    await sql`select pg_advisory_unlock(${JOBS_LOCK})`;
  } finally {
    await sql.end();
  }
}

// The library guards its tables by row-level security, so the application's role gets no rights on
// them: it asks a function of the owner.
const ENQUEUE = `
  create or replace function enqueue_job(task text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
    select graphile_worker.add_job(task, '{}'::json, job_key => task)
  $$;
  revoke all on function enqueue_job(text) from public;
  grant execute on function enqueue_job(text) to somssi_app`;
