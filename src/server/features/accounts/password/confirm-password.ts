import { consumeRateLimits, resetRateLimit } from "../../../platform/rate-limit/rate-limits.ts";
import type { Call } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { confirmationsOf } from "../limits.ts";
import { isPassword } from "./password-hash.ts";
import { findAccount, type AccountRow } from "../queries.ts";

/**
 * Asks a signed-in person for their password before something that would hand over the account. Refuses under
 * `field` when it is wrong; guesses are limited. Returns the account.
 */
export async function confirmPassword(
  call: Pick<Call<"users.me.password" | "cellnum.authKey">, "sql" | "viewer" | "http" | "now">,
  password: string,
  field: string,
): Promise<AccountRow> {
  const { sql, viewer, http, now } = call;
  const limit = confirmationsOf(viewer.accountId);
  await consumeRateLimits(sql, [limit], http.sessionSecret, now);
  const account = await findAccount(sql, viewer.accountId);
  if (!account) refuse("auth_required");
  if (!(await isPassword(password, account.password_hash))) {
    refuse("invalid", { fields: { [field]: ["지금 쓰는 비밀번호와 달라요."] } });
  }
  await resetRateLimit(sql, limit, http.sessionSecret);
  return account;
}
