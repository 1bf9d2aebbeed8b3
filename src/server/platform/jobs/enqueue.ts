import { currentTrace } from "../tracing/current-trace.ts";
import type { Tx } from "../database/sql.ts";

/** Names of jobs. A job carries no facts: what is due stands in rows, the job only starts a check. */
export type JobName =
  | "sweep"
  | "bill"
  | "review_payments"
  | "dispatch_requests"
  | "deliver_messages"
  | "ask_reports"
  | "personal_data"
  | "prune";

/**
 * Enqueues a check for due work as soon as this transaction commits; several calls become one job, which belongs to the
 * trace of the last of them.
 */
export async function enqueueJob(tx: Tx, name: JobName): Promise<void> {
  const trace = currentTrace();
  if (trace === null) await tx`SELECT enqueue_job(${name})`;
  else await tx`SELECT enqueue_job(${name}, ${trace})`;
}
