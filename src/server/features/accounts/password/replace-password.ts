import type { Tx } from "../../../platform/database/sql.ts";
import type { Ids } from "../../../platform/ids.ts";
import { happened } from "../../../platform/happenings.ts";
import { refuse } from "../../../platform/refusal.ts";
import { endSessions } from "../../../platform/session/session-store.ts";
import { consumeReset, voidResets } from "./password-resets.ts";
import { setPasswordHash, type AccountRow } from "../queries.ts";
import { voidPendingSignIns } from "../second-step/pending-sign-ins.ts";
import { distrustSince } from "../ways-in.ts";

/**
 * Gives an account a new password, ends its sessions (but `keepSession`), makes mailed links useless and says so
 * to the person. With `link` it must still be usable: two at once get one success.
 */
export async function replacePassword(
  tx: Tx,
  { now, ids }: { now: Date; ids: Ids },
  change: { account: AccountRow; hash: string; link: string | null; keepSession: string | null },
): Promise<void> {
  const { account, hash, link, keepSession } = change;
  if (link !== null && !(await consumeReset(tx, link, now))) refuse("reset_link_invalid");
  // Who joined with somebody else's address set up ways in of their own: its owner has shown up only now.
  if (link !== null && !account.email_verified) await distrustSince(tx, account.id, new Date(0));
  await voidResets(tx, account.id, now);
  await setPasswordHash(tx, account.id, hash);
  await endSessions(
    tx,
    { accountId: account.id, sessionId: null, ...(keepSession ? { except: keepSession } : {}) },
    now,
  );
  await voidPendingSignIns(tx, account.id);
  await happened(tx, { kind: "account.password_changed", accountId: account.id }, { now, ids });
}
