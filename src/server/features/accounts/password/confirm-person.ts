import { isFreshProof } from "#domain/account/proof.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { refuse } from "../../../platform/refusal.ts";
import { provenAt } from "../../../platform/session/session-store.ts";
import { findAccount } from "../queries.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import * as passwords from "./password-hash.ts";

/** Whether an account opens by a password: one that only others vouch for has none. */
export async function hasPassword(db: Db, accountId: string): Promise<boolean> {
  const account = await findAccount(db, accountId);
  return passwords.hasPassword(account?.password_hash ?? null);
}

/** Asks a signed-in person for their password, or, without one, for a way in that has vouched for them a moment ago. */
export async function confirmPerson(
  call: Parameters<typeof confirmIdentity>[0],
  password: string,
): Promise<void> {
  if (password !== "" || (await hasPassword(call.sql, call.viewer.accountId))) {
    await confirmIdentity(call, password === "" ? undefined : password);
    return;
  }
  const at = await provenAt(call.sql, call.viewer.sessionId);
  if (!isFreshProof(at?.getTime() ?? null, call.now.getTime())) refuse("login_again");
}
