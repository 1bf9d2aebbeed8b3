import { makeWorkerUtils, run, type Runner } from "graphile-worker";
import type { Logger as Log } from "pino";
import type { JobName } from "./enqueue.ts";
import { quiet } from "./quiet-logger.ts";

/** Five fields of minute, hour, day, month, weekday, in UTC. */
const crontab = [
  "* * * * * sweep",
  "* * * * * bill",
  "37 * * * * review_payments",
  "* * * * * dispatch_requests",
  "* * * * * deliver_messages",
  "* * * * * ask_reports",
  "* * * * * personal_data",
  "17 * * * * prune",
].join("\n");

/** A job locked for longer than this belongs to a process that died. Real time, as the library's own. */
const DEAD_AFTER = "10 minutes";

export interface Worker {
  /** False once the library gave up, which it does when it cannot go on by itself. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Runs jobs in this process until stopped. A task that throws is logged and tried again later. */
export async function startWorker(facts: {
  url: string;
  log: Log;
  tasks: readonly JobName[];
  /** Does one, below the trace that ordered it. */
  work: (job: JobName, trace: string | null) => Promise<void>;
}): Promise<Worker> {
  await unlockDeadWorkers(facts.url);
  const runner: Runner = await run({
    connectionString: facts.url,
    // One of each kind that may take long beside the others.
    concurrency: 4,
    maxPoolSize: 5,
    noHandleSignals: true,
    pollInterval: 2000,
    crontab,
    logger: quiet,
    taskList: Object.fromEntries(
      facts.tasks.map((name) => [
        name,
        async (payload: unknown) => {
          try {
            await facts.work(name, traceOf(payload));
          } catch (error) {
            facts.log.error({ err: error, job: name }, "job failed");
            throw error;
          }
        },
      ]),
    ),
  });
  let running = true;
  const ended = runner.promise
    .catch((error: unknown) => facts.log.error({ err: error }, "jobs ended"))
    .finally(() => (running = false));
  return {
    isRunning: () => running,
    stop: async () => {
      if (running) await runner.stop();
      await ended;
    },
  };
}

/** Jobs of the schedule, and those ordered while nothing was traced, have none. */
function traceOf(payload: unknown): string | null {
  const trace = (payload as { trace?: unknown } | null)?.trace;
  return typeof trace === "string" ? trace : null;
}

async function unlockDeadWorkers(url: string): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: url, maxPoolSize: 1, logger: quiet });
  try {
    const dead = await utils.withPgClient((client) =>
      client.query<{ locked_by: string }>(
        `SELECT DISTINCT locked_by FROM graphile_worker.jobs
         WHERE locked_by IS NOT NULL AND locked_at < now() - $1::interval`,
        [DEAD_AFTER],
      ),
    );
    if (dead.rows.length > 0) await utils.forceUnlockWorkers(dead.rows.map((row) => row.locked_by));
  } finally {
    await utils.release();
  }
}
