import type { Tx } from "../database/sql.ts";

/** Channel of PostgreSQL's NOTIFY; its payload is an account id and nothing else. */
export const EVENTS_CHANNEL = "person_events";

export type EventKind =
  | "notification"
  | "request_changed"
  | "request_received"
  | "quote_changed"
  | "consultation_changed"
  | "message"
  | "credits_changed"
  | "membership_changed"
  | "account_changed";

/**
 * Publishes to a person's open pages that something of theirs changed: ids only, inside the transaction that changed
 * it. Numbers are per person and without gaps: the account's row is locked until commit.
 */
export async function publishEvent(
  tx: Tx,
  event: { accountId: string; kind: EventKind; payload: Record<string, string>; now: Date },
): Promise<void> {
  if (isPublished(tx, event)) return;
  await tx`
    WITH numbered AS (
      UPDATE accounts SET event_seq = event_seq + 1 WHERE id = ${event.accountId} RETURNING event_seq
    )
    INSERT INTO person_events (account_id, seq, kind, payload, at)
    SELECT ${event.accountId}, event_seq, ${event.kind}, ${tx.json(event.payload)}, ${event.now} FROM numbered`;
  await tx`SELECT pg_notify(${EVENTS_CHANNEL}, ${event.accountId})`;
}

/** Which events without any ids a transaction has published: a second one would say nothing new. */
const published = new WeakMap<Tx, Set<string>>();

function isPublished(
  tx: Tx,
  event: { accountId: string; kind: EventKind; payload: Record<string, string> },
): boolean {
  if (Object.keys(event.payload).length > 0) return false;
  const names = published.get(tx) ?? new Set();
  const name = `${event.accountId} ${event.kind}`;
  if (names.has(name)) return true;
  published.set(tx, names.add(name));
  return false;
}

/** The same event for many people at once, e.g. all recipients of a request. */
export async function publishEvents(
  tx: Tx,
  event: {
    accountIds: readonly string[];
    kind: EventKind;
    payload: Record<string, string>;
    now: Date;
  },
): Promise<void> {
  if (event.accountIds.length === 0) return;
  await tx`
    WITH locked AS (
      SELECT id FROM accounts WHERE id = ANY(${[...event.accountIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE
    ), numbered AS (
      UPDATE accounts a SET event_seq = event_seq + 1 FROM locked WHERE a.id = locked.id RETURNING a.id, a.event_seq
    )
    INSERT INTO person_events (account_id, seq, kind, payload, at)
    SELECT id, event_seq, ${event.kind}, ${tx.json(event.payload)}, ${event.now} FROM numbered`;
  await tx`SELECT pg_notify(${EVENTS_CHANNEL}, id::text) FROM unnest(${[...event.accountIds]}::uuid[]) id`;
}
