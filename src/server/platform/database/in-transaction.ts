import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../system-error.ts";
import type { Sql, Tx } from "./sql.ts";

interface TransactionOptions {
  isolation?: "read committed" | "repeatable read" | "serializable";
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const TRIES = 4;

/**
 * Runs `work` in one transaction. When PostgreSQL ends it for the sake of another one
 * (serialization failure, deadlock) it runs again, up to three more times, so `work` must do
 * nothing outside the database.
 */
export async function inTransaction<Result>(
  sql: Sql,
  work: (tx: Tx) => Promise<Result>,
  { isolation = "read committed" }: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await sql.begin(`isolation level ${isolation}`, async (tx) => ({
        value: await work(tx),
      }));
      return result.value;
    } catch (error) {
      const code = errorCode(error);
      const again = code === SERIALIZATION_FAILURE || code === DEADLOCK;
      if (!again || attempt === TRIES) throw error;
      // Two that collided must not collide again in step.
      await pause(attempt * 10 * (0.5 + Math.random()));
    }
  }
}
