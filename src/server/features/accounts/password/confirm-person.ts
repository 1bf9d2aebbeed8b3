import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { refuse } from "../../../platform/refusal.ts";
import { sessionOpenedAt } from "../../../platform/session/session-store.ts";
import { findAccount } from "../queries.ts";
import { confirmPassword } from "./confirm-password.ts";

/** So long ago at most a login may be that proves who asks, where there is no password. */
const FRESH_LOGIN_MS = 10 * MINUTE_MS;

type Confirming = Parameters<typeof confirmPassword>[0];

/** Whether an account opens by a password: one that only others vouch for has none. */
export async function hasPassword(db: Db, accountId: string): Promise<boolean> {
  const account = await findAccount(db, accountId);
  return account !== undefined && account.password_hash !== null;
}

/** Asks a signed-in person for their password, or, without one, for a login of a moment ago. */
export async function confirmPerson(call: Confirming, password: string): Promise<void> {
  if (await hasPassword(call.sql, call.viewer.accountId)) {
    await confirmPassword(call, password, "password");
    return;
  }
  const openedAt = await sessionOpenedAt(call.sql, call.viewer.sessionId);
  if (openedAt === null || call.now.getTime() - openedAt.getTime() > FRESH_LOGIN_MS) {
    refuse("login_again");
  }
}
