import { pino } from "pino";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../database/in-transaction.ts";
import { testDatabase, testDatabaseUrl } from "#test/database.ts";
import { enqueueJob, type JobName } from "./enqueue.ts";
import { readTraceBy } from "../tracing/current-trace.ts";
import { startTcpProxy, throughProxy } from "#test/tcp-proxy.ts";
import { prepareJobs } from "./prepare-jobs.ts";
import { startWorker, type Worker } from "./start-worker.ts";

let worker: Worker | null = null;

beforeAll(async () => prepareJobs(await testDatabaseUrl()));
afterEach(async () => {
  await worker?.stop();
  worker = null;
});

const TASKS: readonly JobName[] = [
  "sweep",
  "bill",
  "review_payments",
  "dispatch_requests",
  "deliver_messages",
  "ask_reports",
  "personal_data",
  "prune",
];

async function work(
  task: (name: JobName, trace: string | null) => void,
  by?: string,
): Promise<Worker> {
  const url = by ?? (await testDatabaseUrl());
  const log = pino({ level: "silent" });
  worker = await startWorker({
    url,
    log,
    tasks: TASKS,
    work: async (name, trace) => task(name, trace),
  });
  return worker;
}

const enqueue = async (name: JobName) =>
  inTransaction(await testDatabase(), (tx) => enqueueJob(tx, name));

async function asOwner<Row>(statement: string): Promise<Row[]> {
  const sql = connectTo(await testDatabaseUrl(), { max: 1 });
  try {
    return [...(await sql.unsafe<Row[] & object[]>(statement))];
  } finally {
    await sql.end();
  }
}

it("runs what a committed transaction enqueued, and nothing of one that was undone", async () => {
  const undone = inTransaction(await testDatabase(), async (tx) => {
    await enqueueJob(tx, "prune");
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  await enqueue("deliver_messages");
  const ran: JobName[] = [];
  const done = Promise.withResolvers<void>();
  const running = await work((name) => {
    ran.push(name);
    if (name === "deliver_messages") done.resolve();
  });
  expect(running.isRunning()).toBe(true);
  await done.promise;
  await running.stop();
  expect(ran).not.toContain("prune");
  expect(running.isRunning()).toBe(false);
});

it("makes one job of several wishes", async () => {
  await enqueue("prune");
  await enqueue("prune");
  expect(await asOwner("select key from graphile_worker.jobs where key = 'prune'")).toHaveLength(1);
});

it("frees the job of a worker that died", async () => {
  await enqueue("prune");
  await asOwner(`update graphile_worker._private_jobs
    set locked_by = 'worker-dead', locked_at = now() - interval '11 minutes', attempts = 1`);
  const done = Promise.withResolvers<void>();
  await work((name) => {
    if (name === "prune") done.resolve();
  });
  await done.promise;
});

// A promise that rejects while nobody waits for it fails the test, as it would end the process.
it.each([
  { end: "done", left: [] },
  { end: "failed", left: [{ attempts: 1, locked_by: null }] },
])("tells that a job is $end once the database is back", async ({ end, left }) => {
  const url = await testDatabaseUrl();
  const proxy = await startTcpProxy(Number(new URL(url).port));
  try {
    await enqueue("prune");
    const over = Promise.withResolvers<void>();
    await work(
      (name) => {
        if (name !== "prune" || proxy.refused() > 0) return;
        proxy.cut();
        over.resolve();
        if (end === "failed") throw new Error("no");
      },
      throughProxy(url, proxy),
    );
    await over.promise;
    await expect.poll(() => proxy.refused()).toBeGreaterThan(0);
    proxy.mend();
    const prunes = "select attempts, locked_by from graphile_worker.jobs where key = 'prune'";
    await expect.poll(() => asOwner(prunes)).toEqual(left);
  } finally {
    await worker?.stop();
    await proxy.close();
  }
});

it("hands a job the trace of whoever ordered it last, and none where nothing is traced", async () => {
  const traceOf = async (): Promise<string | null> => {
    const done = Promise.withResolvers<string | null>();
    const running = await work((name, trace) => {
      if (name === "prune") done.resolve(trace);
    });
    const trace = await done.promise;
    await running.stop();
    return trace;
  };
  await enqueue("prune");
  expect(await traceOf()).toBeNull();
  try {
    readTraceBy(() => "00-first");
    await enqueue("prune");
    readTraceBy(() => "00-second");
    await enqueue("prune");
  } finally {
    readTraceBy(null);
  }
  expect(await traceOf()).toBe("00-second");
});

it("lets four processes prepare at once", async () => {
  const url = await testDatabaseUrl();
  await Promise.all([1, 2, 3, 4].map(() => prepareJobs(url)));
});
