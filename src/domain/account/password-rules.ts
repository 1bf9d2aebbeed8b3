import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { codePointLength } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";

/** How long the link of a password reset can be used. */
export const RESET_LIFETIME_MS = 30 * MINUTE_MS;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export type PasswordProblem = "too_short" | "too_long" | "not_text" | "common" | "same_as_email";

export const PASSWORD_MESSAGES: Record<PasswordProblem, string> = {
  too_short: `비밀번호는 ${PASSWORD_MIN}자 이상이어야 해요.`,
  too_long: `비밀번호는 ${PASSWORD_MAX}자까지 쓸 수 있어요.`,
  not_text: "비밀번호에 쓸 수 없는 문자가 있어요.",
  common: "너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.",
  same_as_email: "이메일과 다른 비밀번호를 써 주세요.",
};

/**
 * Why a new password is refused, or null. Length counts code points; any mix of characters will do.
 * `common` holds the known common passwords in lower case.
 */
export function passwordProblem(
  password: string,
  facts: { common: ReadonlySet<string>; email?: string },
): PasswordProblem | null {
  if (!isWellFormedText(password)) return "not_text";
  const length = codePointLength(password);
  if (length < PASSWORD_MIN) return "too_short";
  if (length > PASSWORD_MAX) return "too_long";
  const lowered = password.toLowerCase();
  if (facts.common.has(lowered)) return "common";
  if (facts.email !== undefined && lowered === facts.email.toLowerCase()) return "same_as_email";
  return null;
}
