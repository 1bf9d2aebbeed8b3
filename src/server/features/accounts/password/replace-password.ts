import type { Tx } from "../../../platform/database/sql.ts";
import type { Ids } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refusal.ts";
import { endSessions } from "../../../platform/session/session-store.ts";
import { consumeReset, voidResets } from "./password-resets.ts";
import { unlinkAll } from "../social/social-login-rows.ts";
import { setPasswordHash, type AccountRow } from "../queries.ts";
import { mailPasswordChanged } from "../send-messages.ts";

/**
 * Gives an account a new password, ends its sessions (but `keepSession`), makes mailed links useless and notifies
 * the person by mail. With `link` it must still be usable: two at once get one success.
 */
export async function replacePassword(
  tx: Tx,
  { now, ids }: { now: Date; ids: Ids },
  change: { account: AccountRow; hash: string; link: string | null; keepSession: string | null },
): Promise<void> {
  const { account, hash, link, keepSession } = change;
  if (link !== null && !(await consumeReset(tx, link, now))) refuse("reset_link_invalid");
  // Who joined with somebody else's address linked a provider of theirs: its owner has shown up only now.
  if (link !== null && !account.email_verified) await unlinkAll(tx, account.id);
  await voidResets(tx, account.id, now);
  await setPasswordHash(tx, account.id, hash);
  await endSessions(
    tx,
    { accountId: account.id, sessionId: null, ...(keepSession ? { except: keepSession } : {}) },
    now,
  );
  await mailPasswordChanged(tx, { account, now, ids });
}
