import { messageOf } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { isFreshProof, PROOF_LIFETIME_MS } from "#domain/account/proof.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Db } from "../../../platform/database/sql.ts";
import type { Call } from "../../../platform/http/call.ts";
import { consumeRateLimits, resetRateLimit } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { provenAt } from "../../../platform/session/session-store.ts";
import type { Member, Staff } from "../../../platform/viewer.ts";
import { confirmationsOf } from "../limits.ts";
import { hasPasskey } from "../passkeys/passkey-rows.ts";
import { findAccount, type AccountRow } from "../queries.ts";
import { findLinked } from "../social/social-login-rows.ts";
import { hasPassword, isPassword } from "./password-hash.ts";

/** What asking again needs of a call, whichever endpoint it came to. */
type ConfirmCall = Pick<
  Call<"users.me.password" | "cellnum.authKey">,
  "sql" | "viewer" | "http" | "now"
>;

/**
 * Asks a signed-in person to prove that it is them before something that would hand over the account: by the password,
 * under the field `field`, or without one by a session that a passkey or a login provider has proven a moment ago. Guesses
 * are limited. Returns the account.
 */
export async function confirmIdentity(
  call: ConfirmCall,
  password: string | undefined,
  field = "password",
): Promise<AccountRow> {
  const { sql, viewer, http, now } = call;
  const account = (await findAccount(sql, viewer.accountId)) ?? refuse("auth_required");
  if (password === undefined || !hasPassword(account.password_hash)) {
    const proven = await provenAt(sql, viewer.sessionId);
    if (isFreshProof(proven?.getTime() ?? null, now.getTime())) return account;
    if (!hasPassword(account.password_hash)) {
      refuse("proof_required", { fields: { [field]: [messageOf("proof_required")] } });
    }
    return refuse("invalid", { fields: { [field]: ["지금 쓰는 비밀번호를 입력해 주세요."] } });
  }
  const limit = confirmationsOf(viewer.accountId);
  await consumeRateLimits(sql, [limit], http.sessionSecret, now);
  if (!(await isPassword(password, account.password_hash))) {
    refuse("invalid", { fields: { [field]: ["지금 쓰는 비밀번호와 달라요."] } });
  }
  await resetRateLimit(sql, limit, http.sessionSecret);
  return account;
}

/** By what a person can prove it, and until when nothing asks. */
export async function loadProof(
  db: Db,
  { accountId, sessionId }: Member | Staff,
  now: Date,
): Promise<Output<"users.me.proof">> {
  const account = (await findAccount(db, accountId)) ?? refuse("auth_required");
  const proven = (await provenAt(db, sessionId))?.getTime() ?? null;
  const isFresh = proven !== null && isFreshProof(proven, now.getTime());
  return {
    password: hasPassword(account.password_hash),
    passkey: await hasPasskey(db, accountId),
    providers: (await findLinked(db, accountId)).map(({ provider }) => provider),
    fresh_until: isFresh ? seoulIso(proven + PROOF_LIFETIME_MS) : null,
  };
}
