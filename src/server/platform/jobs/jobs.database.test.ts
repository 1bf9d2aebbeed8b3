import { pino } from "pino";
import postgres from "postgres";
import { afterEach, expect, it } from "vitest";
import { inTransaction } from "../database/in-transaction.ts";
import { testDatabase, testDatabaseUrl } from "#test/database.ts";
import { enqueueJob } from "./enqueue.ts";
import { installJobs } from "./install-jobs.ts";
import { runJobs, type RunningJobs } from "./run-jobs.ts";

let jobs: RunningJobs | null = null;
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
});

async function start(tasks: Record<string, () => Promise<void>>): Promise<RunningJobs> {
  const url = await testDatabaseUrl();
  await installJobs(url);
  jobs = await runJobs({ url, tasks, log: pino({ level: "silent" }) });
  return jobs;
}

it("runs what a committed transaction enqueued, and nothing of one that was undone", async () => {
  const sql = await testDatabase();
  const ran: string[] = [];
  const done = Promise.withResolvers<void>();
  const running = await start({
    undone: async () => void ran.push("undone"),
    done: async () => {
      ran.push("done");
      done.resolve();
    },
  });
  const failing = inTransaction(sql, async (tx) => {
    await enqueueJob(tx, "undone");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await inTransaction(sql, (tx) => enqueueJob(tx, "done"));
  await done.promise;
  await running.stop();
  expect(ran).toEqual(["done"]);
  expect(running.isRunning()).toBe(false);
});

it("frees the job of a worker that was killed", async () => {
  const url = await testDatabaseUrl();
  await installJobs(url);
  await enqueueJob(await testDatabase(), "orphan");
  const owner = postgres(url, { max: 1 });
  await owner`
    update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now(), attempts = 1`;
  await owner.end();
  const done = Promise.withResolvers<void>();
  await start({ orphan: async () => done.resolve() });
  await done.promise;
});

it("lets four processes install at once", async () => {
  const url = await testDatabaseUrl();
  await Promise.all([1, 2, 3, 4].map(() => installJobs(url)));
  const sql = await testDatabase();
  await enqueueJob(sql, "later");
  await enqueueJob(sql, "later");
  const owner = postgres(url, { max: 1 });
  const [row] =
    await owner`select count(*)::int as n from graphile_worker._private_jobs where key = 'later'`;
  await owner.end();
  expect(row?.n).toBe(1);
});
