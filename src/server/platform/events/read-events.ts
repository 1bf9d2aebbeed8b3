import type { Sql } from "../database/sql.ts";
import { isLiveSession } from "../session/session-store.ts";

export interface EventRow {
  seq: number;
  kind: string;
  payload: unknown;
}

/** What a session may receive, as of one instant of the database. */
export interface EventPage {
  /** The number of the person's newest event, 0 before the first. */
  newest: number;
  /** Events after `seen`, oldest first, at most `limit`; none when `seen` is null. */
  events: EventRow[];
}

/** Reads the next events of a session's person; null once the session opens nothing any more. */
export async function readEvents(
  sql: Sql,
  facts: { sessionId: string; seen: number | null; limit: number; now: Date },
): Promise<EventPage | null> {
  const { sessionId, seen, limit, now } = facts;
  const rows = await sql<({ newest: number } & (EventRow | { seq: null }))[]>`
    SELECT a.event_seq AS newest, e.seq, e.kind, e.payload
    FROM sessions s
    JOIN accounts a ON a.id = s.account_id
    LEFT JOIN LATERAL (
      SELECT seq, kind, payload FROM person_events
      WHERE account_id = s.account_id AND seq > ${seen}::bigint ORDER BY seq LIMIT ${limit}
    ) e ON true
    WHERE s.id = ${sessionId} AND ${isLiveSession(sql, now)}
    ORDER BY e.seq`;
  const [first] = rows;
  if (!first) return null;
  const events = rows.flatMap((row) =>
    row.seq === null ? [] : [{ seq: row.seq, kind: row.kind, payload: row.payload }],
  );
  return { newest: first.newest, events };
}

/** Of these sessions, those that still open something. */
export async function liveSessions(
  sql: Sql,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    SELECT s.id FROM sessions s JOIN accounts a ON a.id = s.account_id
    WHERE s.id = ANY(${[...sessionIds]}::uuid[]) AND ${isLiveSession(sql, now)}`;
  return new Set(rows.map((row) => row.id));
}
