import type postgres from "postgres";

/** How columns arrive in JavaScript where postgres.js itself would say otherwise. */
export interface SqlTypes extends Record<string, unknown> {
  /** int8 as number; the driver's own choice is a string. */
  integer: number;
  /** date as "YYYY-MM-DD": a day has no instant. */
  day: string;
}

export type Sql = postgres.Sql<SqlTypes>;
export type Tx = postgres.TransactionSql<SqlTypes>;
/** For queries that run as well on the pool as inside a transaction. */
export type Db = Sql | Tx;
