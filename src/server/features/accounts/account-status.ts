import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { endSessions } from "../../platform/session/session-store.ts";
import type { AccountRow } from "./queries.ts";

/** Verb for other slices: the account is nobody's to sign in to until its person comes back; they are signed out everywhere. */
export async function closeAccount(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx`UPDATE accounts SET status = 'withdrawing' WHERE id = ${accountId}`;
  await endSessions(tx, { accountId, sessionId: null }, now);
}

/** Opens the account of somebody who asked to leave and comes back; refuses once it is too late. */
export async function comeBack(
  tx: Tx,
  accountId: string,
  when: { now: Date; ids: Ids },
): Promise<void> {
  const { count } = await tx`
    UPDATE accounts SET status = 'active' WHERE id = ${accountId} AND status = 'withdrawing'`;
  if (count === 1) await happened(tx, { kind: "account.came_back", accountId }, when);
}

/** Who asked to leave may come back by signing in. */
export function mayLogIn({ status }: Pick<AccountRow, "status">): boolean {
  return status === "active" || status === "withdrawing";
}
