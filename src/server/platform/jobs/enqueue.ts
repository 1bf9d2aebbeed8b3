import type { Tx } from "../database/sql.ts";

/** Names of jobs. A job carries no facts: what is due stands in rows, the job only says "look now". */
export type JobName = "sweep" | "bill" | "review_payments" | "deliver_messages" | "prune";

/** Asks for a look at due work as soon as this transaction commits; several wishes become one job. */
export async function enqueueJob(tx: Tx, name: JobName): Promise<void> {
  await tx`SELECT enqueue_job(${name})`;
}
