import type { MembershipState } from "#domain/membership/state.ts";
import type { Db } from "../../platform/database/sql.ts";

/** The state of the account's live membership, null without one. */
export async function findMembershipState(
  db: Db,
  accountId: string,
): Promise<MembershipState | null> {
  const [row] = await db<{ state: MembershipState }[]>`
    SELECT state FROM memberships WHERE account_id = ${accountId} AND state <> 'ended'`;
  return row?.state ?? null;
}

/** While its membership is overdue an account pays quotes from top-ups and bonus only. */
export async function isMembershipOverdue(db: Db, accountId: string): Promise<boolean> {
  return (await findMembershipState(db, accountId)) === "overdue";
}

/** Memberships of which something is due, the longest due first. */
export async function findDueMemberships(
  db: Db,
  { now, limit, except }: { now: Date; limit: number; except: readonly string[] },
): Promise<{ id: string; account_id: string }[]> {
  return db<{ id: string; account_id: string }[]>`
    SELECT id, account_id FROM memberships
    WHERE due_at <= ${now} AND NOT id::text = ANY(${[...except]})
    ORDER BY due_at, id LIMIT ${limit}`;
}
