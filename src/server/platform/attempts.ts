import { createHmac } from "node:crypto";
import type { Db, Sql } from "./database/sql.ts";
import { refuse } from "./refusal.ts";

export interface Limit {
  scope: string;
  /** What is counted: an address, an e-mail, a number. Only its keyed hash is stored. */
  subject: string;
  max: number;
  windowMs: number;
}

/**
 * Counts one attempt against a sliding window shared by all processes; refuses with 429 beyond `max`. It has a
 * transaction of its own: an attempt counts even when what it tried is rolled back.
 */
export async function countAttempt(
  sql: Sql,
  limit: Limit,
  secret: string,
  now: Date,
): Promise<void> {
  const subject = hashSubject(limit, secret);
  const since = new Date(now.getTime() - limit.windowMs);
  await sql.begin(async (tx) => {
    // Parallel attempts on one subject queue up here, so that none slips past the limit.
    await tx`SELECT pg_advisory_xact_lock(hashtextextended(${limit.scope + subject.toString("hex")}, 0))`;
    const [row] = await tx<{ made: number; oldest: Date | null }[]>`
      SELECT count(*)::int AS made, min(at) AS oldest FROM attempts
      WHERE scope = ${limit.scope} AND subject = ${subject} AND at > ${since}`;
    if (row && row.made >= limit.max) {
      const until = (row.oldest?.getTime() ?? now.getTime()) + limit.windowMs;
      refuse("too_many", { retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) });
    }
    await tx`INSERT INTO attempts (scope, subject, at) VALUES (${limit.scope}, ${subject}, ${now})`;
  });
}

/** Attempts inside the window, without adding one. */
export async function attemptsMade(
  db: Db,
  limit: Limit,
  secret: string,
  now: Date,
): Promise<number> {
  const [row] = await db<{ made: number }[]>`
    SELECT count(*)::int AS made FROM attempts
    WHERE scope = ${limit.scope} AND subject = ${hashSubject(limit, secret)}
      AND at > ${new Date(now.getTime() - limit.windowMs)}`;
  return row?.made ?? 0;
}

/** Forgets the attempts on a subject, e.g. after a successful login. */
export async function forgetAttempts(
  db: Db,
  limit: Pick<Limit, "scope" | "subject">,
  secret: string,
): Promise<void> {
  await db`DELETE FROM attempts WHERE scope = ${limit.scope} AND subject = ${hashSubject(limit, secret)}`;
}

function hashSubject(limit: Pick<Limit, "scope" | "subject">, secret: string): Buffer {
  return createHmac("sha256", secret).update(`attempt:${limit.scope}:${limit.subject}`).digest();
}
