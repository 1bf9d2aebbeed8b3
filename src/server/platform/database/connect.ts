import { connectTo } from "./connect-to.ts";
import type { Sql } from "./sql.ts";

interface OpenOptions {
  url: string;
  /** Most connections at once. */
  max: number;
  /** Shows in pg_stat_activity. */
  applicationName: string;
}

/** Limits that end a statement or transaction which somebody forgot; milliseconds. */
const STATEMENT_TIMEOUT = 15_000;
/**
 * Nobody waits longer for a lock: people hold theirs for milliseconds, and who keeps one for longer keeps everybody who
 * waits, and their connections, too.
 */
const LOCK_TIMEOUT = 1_500;
const IDLE_IN_TRANSACTION_TIMEOUT = 20_000;

/**
 * Opens a pool as the user in the URL: for requests the application's own login, which may neither change
 * tables nor rewrite the ledger and has no other role to turn to.
 * Times arrive as Date, days as "YYYY-MM-DD", int8 as number, jsonb parsed, numeric as string.
 */
export function openDatabase({ url, max, applicationName }: OpenOptions): Sql {
  return connectTo(url, {
    max,
    onnotice: () => undefined,
    types: { integer: safeInteger, day: plainDay },
    connection: {
      application_name: applicationName,
      statement_timeout: STATEMENT_TIMEOUT,
      lock_timeout: LOCK_TIMEOUT,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
      TimeZone: "UTC",
    },
  });
}

const INT8 = 20;
const DATE = 1082;

const safeInteger = {
  to: INT8,
  from: [INT8],
  serialize: (value: number) => String(value),
  parse: (text: string) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of safe range: ${text}`);
    return value;
  },
};

const plainDay = {
  to: DATE,
  from: [DATE],
  serialize: (value: string) => value,
  parse: (text: string) => text,
};
