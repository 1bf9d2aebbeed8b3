import type { NameChangeState } from "#domain/pro/name-change.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { TimedKey } from "../../platform/keyset.ts";

export interface NameChangeRow {
  id: string;
  pro_id: string;
  name: string;
  /** Shown when it was asked for. */
  previous_name: string;
  state: NameChangeState;
  /** Of a rejection. */
  reason: string | null;
  asked_at: Date;
  ended_at: Date | null;
}

export async function findNameChange(db: Db, id: string): Promise<NameChangeRow | undefined> {
  const [row] = await db<NameChangeRow[]>`
    SELECT ${columns(db)} FROM pro_name_changes WHERE id = ${id}`;
  return row;
}

/** The one of a pro that waits. It changes under the lock of the pro's profile only. */
export async function findWaitingNameChange(
  db: Db,
  proId: string,
): Promise<NameChangeRow | undefined> {
  const [row] = await db<NameChangeRow[]>`
    SELECT ${columns(db)} FROM pro_name_changes WHERE pro_id = ${proId} AND state = 'pending'`;
  return row;
}

/** What a pro asked for, newest first. */
export async function findNameChangesOf(db: Db, proId: string): Promise<NameChangeRow[]> {
  return db<NameChangeRow[]>`
    SELECT ${columns(db)} FROM pro_name_changes WHERE pro_id = ${proId} ORDER BY id DESC LIMIT 50`;
}

/** Those that wait for staff after the one with this key, longest waiting first. */
export async function findWaitingNameChanges(
  db: Db,
  page: { after: TimedKey | null; limit: number },
): Promise<NameChangeRow[]> {
  const { at, id } = page.after ?? { at: null, id: null };
  return db<NameChangeRow[]>`
    SELECT ${columns(db)} FROM pro_name_changes
    WHERE state = 'pending'
      AND (${id}::uuid IS NULL OR (asked_at, id) > (${at}::timestamptz, ${id}::uuid))
    ORDER BY asked_at, id LIMIT ${page.limit}`;
}

/** How many wait for staff, counted up to `most`. */
export async function countWaitingNameChanges(db: Db, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count
    FROM (SELECT 1 FROM pro_name_changes WHERE state = 'pending' LIMIT ${most}) waiting`;
  return row?.count ?? 0;
}

export async function insertNameChange(
  tx: Tx,
  change: Pick<NameChangeRow, "id" | "pro_id" | "name" | "previous_name" | "asked_at">,
): Promise<void> {
  await tx`INSERT INTO pro_name_changes ${tx({ ...change, state: "pending" })}`;
}

export async function endNameChange(
  tx: Tx,
  id: string,
  end: { state: NameChangeState; reason: string | null; ended_at: Date; ended_by: string },
): Promise<void> {
  await tx`UPDATE pro_name_changes SET ${tx({ ...end })} WHERE id = ${id}`;
}

function columns(db: Db) {
  return db`id, pro_id, name, previous_name, state, reason, asked_at, ended_at`;
}
