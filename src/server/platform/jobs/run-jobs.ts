import { Logger as WorkerLogger, parseCronItems, run, type TaskList } from "graphile-worker";
import type { Logger } from "pino";
import postgres from "postgres";

interface JobsOptions {
  /** Connects as the owner, who may use the job library's tables. */
  url: string;
  /** What each task does. It must do nothing twice when it is run twice, also at once. */
  tasks: Record<string, () => Promise<void>>;
  log: Logger;
}

export interface RunningJobs {
  isRunning: () => boolean;
  /** Resolves when the tasks that had begun are done. */
  stop: () => Promise<void>;
}

/**
 * Runs tasks when they are enqueued, and each one once a minute besides: work is due by rows
 * and the product's clock, and this only decides when to look.
 */
export async function runJobs({ url, tasks, log }: JobsOptions): Promise<RunningJobs> {
  await unlockAll(url);
  const taskList: TaskList = {};
  for (const [name, task] of Object.entries(tasks)) taskList[name] = () => task();
  const runner = await run({
    connectionString: url,
    maxPoolSize: 4,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(
      Object.keys(tasks).map((task) => ({ task, match: "* * * * *", identifier: task })),
    ),
    logger: new WorkerLogger(() => (level, message, meta) => {
      if (level === "error") log.error({ err: meta?.error }, message);
      else if (level === "warning") log.warn(message);
      else log.debug(message);
    }),
  });
  let running = true;
  // Without this a broken link to the database would end the process from inside the library.
  const ended = runner.promise.catch((error: unknown) => log.error({ err: error }, "jobs stopped"));
  void ended.finally(() => (running = false));
  return {
    isRunning: () => running,
    stop: async () => {
      if (running) await runner.stop();
      await ended;
    },
  };
}

/**
 * The library keeps a killed worker's jobs locked for four hours. Tasks may safely run twice,
 * so a start frees them all.
 */
async function unlockAll(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, fetch_types: false });
  try {
    const workers = await sql<{ locked_by: string }[]>`
      select distinct locked_by from graphile_worker._private_jobs where locked_by is not null`;
    const ids = workers.map(({ locked_by }) => locked_by);
    if (ids.length > 0) await sql`select graphile_worker.force_unlock_workers(${sql.array(ids)})`;
  } finally {
    await sql.end();
  }
}
