import type { Tx } from "../../../platform/database/sql.ts";
import { happened, type When } from "../../../platform/happenings.ts";
import { refuse } from "../../../platform/refusal.ts";
import { endSessions } from "../../../platform/session/session-store.ts";
import { publishChange } from "../publish-change.ts";
import { removeAuthenticator } from "./authenticator.ts";

/**
 * Switches the second step of a member off who lost app and codes: they are told, and signed out everywhere, as whoever
 * sits at an open session may not be them. Somebody who is leaving may come back by it. Refuses where there is no such member, and `state_forbids` where there is none.
 */
export async function switchOffSecondStepFor(tx: Tx, accountId: string, when: When): Promise<void> {
  const [member] = await tx`
    SELECT FROM accounts
    WHERE id = ${accountId} AND role = 'member' AND status <> 'deleted' FOR UPDATE`;
  if (!member) refuse("not_found");
  if (!(await removeAuthenticator(tx, accountId))) refuse("state_forbids");
  await tx`DELETE FROM pending_sign_ins WHERE account_id = ${accountId}`;
  await endSessions(tx, { accountId, sessionId: null }, when.now);
  await happened(tx, { kind: "account.second_step_switched", accountId, on: false }, when);
  await publishChange(tx, accountId, when.now);
}
