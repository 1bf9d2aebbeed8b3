import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testDatabaseUrl } from "#test/database.ts";
import { startTcpProxy, throughProxy, type TcpProxy } from "#test/tcp-proxy.ts";
import { openDatabase } from "./connect.ts";
import { inTransaction } from "./in-transaction.ts";
import type { Sql } from "./sql.ts";

let proxy: TcpProxy;
let sql: Sql;
beforeEach(async () => {
  const url = await testDatabaseUrl();
  proxy = await startTcpProxy(Number(new URL(url).port));
  // One connection: what a lost link did to it is met by whoever comes next.
  sql = openDatabase({ url: throughProxy(url, proxy), max: 1, applicationName: "test" });
});
afterEach(async () => {
  await sql.end({ timeout: 1 });
  await proxy.close();
});

async function breakLink(): Promise<void> {
  proxy.cut();
  await pause(30);
  proxy.mend();
}

it("ends a transaction whose link was lost between two statements, and nothing else with it", async () => {
  const lost = inTransaction(sql, async (tx) => {
    await tx`SELECT 1`;
    await breakLink();
    await tx`SELECT 2`;
  });
  await expect(lost).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await sql`SELECT 3 AS three`).toEqual([{ three: 3 }]);
});

it("runs nothing of a lost transaction on the link that was opened after it", async () => {
  let late: Promise<unknown> = Promise.resolve();
  const lost = inTransaction(sql, async (tx) => {
    await tx`SELECT 1`;
    await breakLink();
    // Somebody else has the connection by now.
    await sql`SELECT 2`;
    late = Promise.resolve(tx`INSERT INTO lost_marks VALUES (1)`);
    await late;
  });
  await expect(lost).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await expect.poll(() => late.catch(({ code }) => code)).toBe("CONNECTION_CLOSED");
});

it("is told once of a server that ends the link, and not again by whoever asks next", async () => {
  const ended = sql`SELECT pg_terminate_backend(pg_backend_pid())`;
  await expect(ended).rejects.toThrow();
  expect(await sql`SELECT 3 AS three`).toEqual([{ three: 3 }]);
});
