import { pino } from "pino";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../database/in-transaction.ts";
import { testDatabase, testDatabaseUrl } from "#test/database.ts";
import { enqueueJob, type JobName } from "./enqueue.ts";
import { prepareJobs } from "./prepare-jobs.ts";
import { startWorker, type Worker } from "./start-worker.ts";

let worker: Worker | null = null;

beforeAll(async () => prepareJobs(await testDatabaseUrl()));
afterEach(async () => {
  await worker?.stop();
  worker = null;
});

async function work(task: (name: JobName) => void): Promise<Worker> {
  const url = await testDatabaseUrl();
  const tasks = {
    sweep: async () => task("sweep"),
    bill: async () => task("bill"),
    review_payments: async () => task("review_payments"),
    dispatch_requests: async () => task("dispatch_requests"),
    deliver_messages: async () => task("deliver_messages"),
    ask_reports: async () => task("ask_reports"),
    personal_data: async () => task("personal_data"),
    prune: async () => task("prune"),
  };
  worker = await startWorker({ url, log: pino({ level: "silent" }), tasks });
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

it("lets four processes prepare at once", async () => {
  const url = await testDatabaseUrl();
  await Promise.all([1, 2, 3, 4].map(() => prepareJobs(url)));
});
