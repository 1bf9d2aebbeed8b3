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
    await sql.unsafe(QUEUE_STATE);
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
  create or replace function enqueue_job(task text, trace text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
    select graphile_worker.add_job(task, json_build_object('trace', trace), job_key => task)
  $$;
  revoke all on function enqueue_job(text), enqueue_job(text, text) from public;
  grant execute on function enqueue_job(text), enqueue_job(text, text) to somssi_app`;

// A job that used up its tries is not due any more; it still counts as failing, until somebody removes it.
const QUEUE_STATE = `
  create or replace function job_queue_state()
  returns table (job text, due_age double precision, failing bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select task_identifier,
           coalesce(extract(epoch from now() - min(run_at) filter (
             where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::double precision,
           count(*) filter (where attempts > 0 and last_error is not null)
    from graphile_worker.jobs group by task_identifier
  $$;
  create or replace function job_schedule_age() returns double precision
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select extract(epoch from now() - max(last_execution))::double precision
    from graphile_worker._private_known_crontabs
  $$;
  revoke all on function job_queue_state(), job_schedule_age() from public;
  grant execute on function job_queue_state(), job_schedule_age() to somssi_app`;
