import { consumeRateLimits, resetRateLimit } from "../../../platform/rate-limit/rate-limits.ts";
import type { Call } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { isFreshSignIn } from "#domain/social-login/social-login-rules.ts";
import { findVouchedAt } from "../../../platform/session/session-store.ts";
import { confirmationsOf } from "../limits.ts";
import { isPassword } from "./password-hash.ts";
import { findAccount, type AccountRow } from "../queries.ts";

const NO_PASSWORD =
  "비밀번호가 없는 계정이에요. 연결한 서비스로 본인인지 다시 확인한 뒤 시도해 주세요.";

/**
 * Asks a signed-in person to show that it is them before something that would hand over the account: by their password,
 * or by a provider that has just said so in this session. Refuses under `field` when neither holds; guesses are limited.
 * Returns the account.
 */
export async function confirmPassword(
  call: Pick<Call<"users.me.password" | "cellnum.authKey">, "sql" | "viewer" | "http" | "now">,
  password: string | undefined,
  field: string,
): Promise<AccountRow> {
  const { sql, viewer, http, now } = call;
  const account = await findAccount(sql, viewer.accountId);
  if (!account) refuse("auth_required");
  const vouchedAt = await findVouchedAt(sql, viewer.sessionId);
  if (isFreshSignIn(vouchedAt?.getTime() ?? null, now.getTime())) return account;
  if (account.password_hash === null) refuse("invalid", { fields: { [field]: [NO_PASSWORD] } });
  if (password === undefined) {
    refuse("invalid", { fields: { [field]: ["지금 쓰는 비밀번호를 입력해 주세요."] } });
  }
  const limit = confirmationsOf(viewer.accountId);
  await consumeRateLimits(sql, [limit], http.sessionSecret, now);
  if (!(await isPassword(password, account.password_hash))) {
    refuse("invalid", { fields: { [field]: ["지금 쓰는 비밀번호와 달라요."] } });
  }
  await resetRateLimit(sql, limit, http.sessionSecret);
  return account;
}
