import type { ProState } from "#domain/pro/lifecycle.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { holdsSecondFactor } from "#domain/staff/second-factor.ts";
import type { Db } from "../database/sql.ts";
import type { Ids } from "../ids.ts";
import type { Random } from "../random.ts";
import type { Member, Staff } from "../viewer.ts";
import { hashSessionToken, newSessionToken } from "./session-token.ts";

/** A session ends after this long without use, and in any case after SESSION_ABSOLUTE_MS. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_ABSOLUTE_MS = 60 * DAY_MS;
/** Use is written down at most this often, so that reading pages does not write. */
const TOUCH_MS = 5 * 60_000;

interface SessionRow {
  session_id: string;
  last_seen_at: Date;
  second_factor_at: Date | null;
  account_id: string;
  name: string;
  event_seq: number;
  role: "member" | "staff";
  staff_level: "moderator" | "admin" | null;
  mode: "customer" | "pro" | null;
  phone_verified: boolean;
  pro_id: string | null;
  pro_state: ProState | null;
}

/** Opens a session for an account and returns the token for its cookie; the token is not stored. */
export async function openSession(
  db: Db,
  facts: {
    accountId: string;
    userAgent: string;
    /** When staff passed the second factor; left out, it is open. */
    secondFactorAt?: Date;
    /** As `coarseNetwork` makes it. */
    network?: string;
    /** When its person proved who they are by more than a password; left out: not yet. */
    provenAt?: Date;
    now: Date;
    ids: Ids;
    random: Random;
  },
): Promise<{ sessionId: string; token: string }> {
  const token = newSessionToken(facts.random);
  const sessionId = facts.ids.next();
  await db`
    INSERT INTO sessions
      (id, token_hash, account_id, user_agent, created_at, last_seen_at, second_factor_at, network, proven_at)
    VALUES (${sessionId}, ${hashSessionToken(token)}, ${facts.accountId},
            ${facts.userAgent.slice(0, 200)}, ${facts.now}, ${facts.now}, ${facts.secondFactorAt ?? null},
            ${facts.network ?? null}, ${facts.provenAt ?? null})`;
  return { sessionId, token };
}

/** The person behind a session token, or null when it is unknown, ended, too old, or the account is not active. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<Member | Staff | null> {
  const [row] = await db<SessionRow[]>`
    SELECT s.id AS session_id, s.last_seen_at, s.second_factor_at,
           a.id AS account_id, a.name, a.event_seq, a.role, a.staff_level, a.mode,
           a.phone_verified_at IS NOT NULL AS phone_verified, p.id AS pro_id, p.state AS pro_state
    FROM sessions s
    JOIN accounts a ON a.id = s.account_id
    LEFT JOIN pro_profiles p ON p.account_id = a.id
    WHERE s.token_hash = ${hashSessionToken(token)} AND ${isLiveSession(db, now)}`;
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS) {
    await db`UPDATE sessions SET last_seen_at = ${now} WHERE id = ${row.session_id}`;
  }
  return personOf(row, now);
}

/** Moves a session's times on by as much as the product's time is stepped on: that is nobody's absence. */
export async function carrySession(db: Db, sessionId: string, byMs: number): Promise<void> {
  await db`
    UPDATE sessions
    SET created_at = created_at + ${byMs} * interval '1 millisecond',
        last_seen_at = last_seen_at + ${byMs} * interval '1 millisecond'
    WHERE id = ${sessionId}`;
}

/** Condition under which a session `s` of an account `a` opens anything at `now`. */
export function isLiveSession(db: Db, now: Date) {
  return db`(
    s.ended_at IS NULL AND a.status = 'active'
    AND s.last_seen_at > ${new Date(now.getTime() - SESSION_IDLE_MS)}
    AND s.created_at > ${new Date(now.getTime() - SESSION_ABSOLUTE_MS)})`;
}

export interface SessionFacts {
  id: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
  network: string | null;
}

/** An account's sessions that still open something, last used first. */
export async function listSessions(db: Db, accountId: string, now: Date): Promise<SessionFacts[]> {
  return db<SessionFacts[]>`
    SELECT s.id, s.user_agent, s.created_at, s.last_seen_at, s.network
    FROM sessions s JOIN accounts a ON a.id = s.account_id
    WHERE s.account_id = ${accountId} AND ${isLiveSession(db, now)}
    ORDER BY s.last_seen_at DESC, s.id DESC`;
}

/** Keeps that a session's person has just proved who they are. */
export async function markProven(db: Db, sessionId: string, now: Date): Promise<void> {
  await db`UPDATE sessions SET proven_at = ${now} WHERE id = ${sessionId}`;
}

/** When a session's person last did; null for never. */
export async function provenAt(db: Db, sessionId: string): Promise<Date | null> {
  const [row] = await db<{ proven_at: Date | null }[]>`
    SELECT proven_at FROM sessions WHERE id = ${sessionId}`;
  return row?.proven_at ?? null;
}

/** Ends one session, or with `sessionId` null all of an account's (except one to keep). */
export async function endSessions(
  db: Db,
  which: { accountId: string; sessionId: string | null; except?: string },
  now: Date,
): Promise<number> {
  const ended = await db`
    UPDATE sessions SET ended_at = ${now}
    WHERE account_id = ${which.accountId} AND ended_at IS NULL
      AND (${which.sessionId}::uuid IS NULL OR id = ${which.sessionId})
      AND (${which.except ?? null}::uuid IS NULL OR id <> ${which.except ?? null})`;
  return ended.count;
}

function personOf(row: SessionRow, now: Date): Member | Staff {
  const common = {
    accountId: row.account_id,
    sessionId: row.session_id,
    name: row.name,
    eventSeq: row.event_seq,
  };
  if (row.role === "staff") {
    const isPassed = holdsSecondFactor(row.second_factor_at?.getTime() ?? null, now.getTime());
    const secondFactor = isPassed ? "passed" : "open";
    return { kind: "staff", ...common, level: row.staff_level ?? "moderator", secondFactor };
  }
  return {
    kind: "member",
    ...common,
    mode: row.mode,
    phoneVerified: row.phone_verified,
    pro: row.pro_id && row.pro_state ? { id: row.pro_id, state: row.pro_state } : null,
  };
}
