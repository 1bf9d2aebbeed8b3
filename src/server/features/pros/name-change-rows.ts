import type { NameChangeState } from "#domain/pro/name-change.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

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

/** The last that a pro asked for, whatever became of it. */
export async function findLatestNameChange(
  db: Db,
  proId: string,
): Promise<NameChangeRow | undefined> {
  const [row] = await db<NameChangeRow[]>`
    SELECT ${columns(db)} FROM pro_name_changes WHERE pro_id = ${proId} ORDER BY id DESC LIMIT 1`;
  return row;
}

/** What a pro asked for, newest first. */
export async function findNameChangesOf(db: Db, proId: string): Promise<NameChangeRow[]> {
  return db<NameChangeRow[]>`
    SELECT ${columns(db)} FROM pro_name_changes WHERE pro_id = ${proId} ORDER BY id DESC LIMIT 50`;
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
  end: { state: NameChangeState; reason: string | null; ended_at: Date } & (
    | { ended_by: "pro" }
    | { ended_by: "staff"; ended_staff_id: string }
  ),
): Promise<void> {
  await tx`UPDATE pro_name_changes SET ${tx({ ...end })} WHERE id = ${id}`;
}

function columns(db: Db) {
  return db`id, pro_id, name, previous_name, state, reason, asked_at, ended_at`;
}
