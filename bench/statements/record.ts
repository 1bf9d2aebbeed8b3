import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { APPLICATION } from "#server/platform/database/application-role.ts";
import type { RunningMarket } from "#test/running-market.ts";
import { inOneLine, readLog, type LoggedStatement } from "./read-log.ts";

const MARK = "bench mark";
/** Long enough for whatever a process asks by itself to be asked at least once. */
const IDLE_MS = 3_000;

/** Restarts the product so that its connections log parameters once logging is on. `env` is what it is started with. */
export async function restartToLog(
  market: RunningMarket,
  env: Record<string, string>,
): Promise<void> {
  // As a setting of the role it goes before the terse log that the server is started with.
  await market.sql.unsafe(`ALTER ROLE ${APPLICATION} SET log_error_verbosity = 'default'`);
  await market.kill();
  await market.restart(env);
}

/**
 * What the product sends for each act, one after the other, by its server's own log. What it sends anyway, with nobody
 * there, is left out; so is what a job does of it later, in a product of `ROLE=web`.
 */
export async function recordStatements(
  market: RunningMarket,
  acts: readonly (() => Promise<unknown>)[],
): Promise<LoggedStatement[][]> {
  const file = join(market.dataDir, "postgres.log");
  const from = readFileSync(file).length;
  await setLogging(market, "all");
  try {
    await mark(market);
    await pause(IDLE_MS);
    for (const act of acts) {
      await mark(market);
      await act();
    }
    await mark(market);
  } finally {
    await setLogging(market, "none");
  }
  const all = readLog(readFileSync(file).subarray(from).toString());
  const [, idle = [], ...recorded] = splitAtMarks(all).slice(0, acts.length + 2);
  const anyway = new Set(idle.map(({ text }) => text));
  return recorded.map((one) => inOneLine(one.filter(({ text }) => !anyway.has(text))));
}

async function mark(market: RunningMarket): Promise<void> {
  await market.sql.unsafe(`SELECT '${MARK}'`);
}

async function setLogging(market: RunningMarket, value: "all" | "none"): Promise<void> {
  await market.sql.unsafe(`ALTER SYSTEM SET log_statement = '${value}'`);
  await market.sql`SELECT pg_reload_conf()`;
  // The server passes the word on by signals.
  await pause(500);
}

function splitAtMarks(statements: readonly LoggedStatement[]): LoggedStatement[][] {
  const pieces: LoggedStatement[][] = [[]];
  for (const statement of statements) {
    if (statement.text.includes(MARK)) pieces.push([]);
    else pieces.at(-1)?.push(statement);
  }
  return pieces;
}
