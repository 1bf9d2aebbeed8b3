import { createHmac } from "node:crypto";
import {
  decideRateLimit,
  decideRateLimits,
  type RateLimitDecision,
  type RateLimit,
} from "#domain/account/rate-limit.ts";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import { tooManyMessage } from "#contract/errors.ts";
import type { Db, Sql, Tx } from "../database/sql.ts";
import { refuse } from "../refusal.ts";

/** One subject's attempts within one limit. */
export interface SubjectRateLimit extends RateLimit, Subject {}

interface Subject {
  scope: string;
  /** What is counted: an address, an e-mail, a number. Only its keyed hash is stored. */
  subject: string;
}

/**
 * Counts one attempt against sliding windows shared by all processes; refuses with 429 when any of them is full,
 * and then counts in none. It has a transaction of its own: an attempt counts even when what it tried is rolled
 * back.
 */
export async function consumeRateLimits(
  sql: Sql,
  limits: readonly SubjectRateLimit[],
  secret: string,
  now: Date,
): Promise<void> {
  const hashed = limits.map((limit) => ({ ...limit, hash: hashSubject(limit, secret) }));
  const decision = await sql.begin(async (tx) => {
    // Parallel attempts on one subject queue up here, so that none slips past; in one order for all of them.
    const names = hashed.map(({ scope, hash }) => scope + hash.toString("hex")).sort();
    for (const name of names) {
      await tx`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
    }
    const decisions: RateLimitDecision[] = [];
    for (const limit of hashed) decisions.push(await decideOne(tx, limit, now));
    const decided = decideRateLimits(decisions);
    if (decided.allowed) {
      const rows = hashed.map(({ scope, hash }) => ({ scope, subject: hash, at: now }));
      await tx`INSERT INTO rate_limit_hits ${tx(rows)}`;
    }
    return decided;
  });
  if (decision.allowed) return;
  const { retryAfterSeconds: retryAfter } = decision;
  refuse("too_many", { message: tooManyMessage(retryAfter * SECOND_MS), retryAfter });
}

async function decideOne(
  tx: Tx,
  limit: SubjectRateLimit & { hash: Buffer },
  now: Date,
): Promise<RateLimitDecision> {
  const [row] = await tx<{ made: number; oldest: Date | null }[]>`
    SELECT count(*)::int AS made, min(at) AS oldest FROM rate_limit_hits
    WHERE scope = ${limit.scope} AND subject = ${limit.hash}
      AND at > ${new Date(now.getTime() - limit.windowMs)}`;
  const window = { count: row?.made ?? 0, oldestAt: row?.oldest?.getTime() ?? null };
  return decideRateLimit(limit, window, now.getTime());
}

/** Takes back one attempt that was counted at `at`, because it turned out to be harmless. */
export async function releaseRateLimit(
  db: Db,
  { scope, subject }: Subject,
  secret: string,
  at: Date,
): Promise<void> {
  await db`
    DELETE FROM rate_limit_hits WHERE ctid = (
      SELECT ctid FROM rate_limit_hits
      WHERE scope = ${scope} AND subject = ${hashSubject({ scope, subject }, secret)} AND at = ${at} LIMIT 1)`;
}

/** Forgets all attempts of a subject, e.g. after a successful login. */
export async function resetRateLimit(
  db: Db,
  { scope, subject }: Subject,
  secret: string,
): Promise<void> {
  await db`
    DELETE FROM rate_limit_hits WHERE scope = ${scope} AND subject = ${hashSubject({ scope, subject }, secret)}`;
}

function hashSubject({ scope, subject }: Subject, secret: string): Buffer {
  return createHmac("sha256", secret).update(`attempt:${scope}:${subject}`).digest();
}
