import { runMigrations } from "graphile-worker";
import postgres from "postgres";

// Any fixed number; all processes of this product ask for the same one.
const JOBS_LOCK = 7_340_164;

/**
 * Brings the job library's own tables to its version and lets the application enqueue through
 * one function. `url` connects as the owner. Many processes may call it at once.
 */
export async function installJobs(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, fetch_types: false });
  try {
    await sql`select pg_advisory_lock(${JOBS_LOCK})`;
    await runMigrations({ connectionString: url, maxPoolSize: 2 });
    await sql.unsafe(ENQUEUE);
  } finally {
    await sql.end();
  }
}

// The application's role has no rights on the library's tables: it asks the owner's function.
const ENQUEUE = `
  create or replace function enqueue_job(task text, payload json, key text) returns void
  language sql security definer set search_path = pg_catalog, public as $$
    select graphile_worker.add_job(task, payload, job_key => key, max_attempts => 12)
  $$;
  revoke all on function enqueue_job(text, json, text) from public;
  grant execute on function enqueue_job(text, json, text) to somssi_app`;
