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

/** Enqueues a check for due work as soon as this transaction commits; several calls become one job. */
export async function enqueueJob(tx: Tx, name: JobName): Promise<void> {
  await tx`SELECT enqueue_job(${name})`;
}
