import { fieldRule, rule } from "#domain/validation/field-rule.ts";
import type { FieldRule, FieldValues } from "#domain/validation/field-rule.ts";
import { required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { required } from "#domain/validation/relation/required.ts";
import { normalizeEmail } from "./email.ts";
import { PASSWORD_MESSAGES, passwordProblem } from "./password-rules.ts";

const given = rule(required, requiredMessage);

/** A password to sign in with, and the present one before it changes: only whether there is one. */
export const presentPassword = fieldRule("비밀번호", given);
export const currentPassword = fieldRule("지금 비밀번호", given);

// The list of common passwords stays on the server, which has the last word.
const UNKNOWN_HERE: ReadonlySet<string> = new Set();

/** A password to be set, as far as it can be judged without the list of common ones. */
const judgePassword = (value: unknown, values: FieldValues = {}): string | null => {
  if (typeof value !== "string" || value === "") return requiredMessage("비밀번호");
  const email =
    typeof values.email === "string" ? (normalizeEmail(values.email) ?? values.email) : undefined;
  const problem = passwordProblem(value, { common: UNKNOWN_HERE, email });
  return problem === null ? null : PASSWORD_MESSAGES[problem];
};

export const newPassword: FieldRule = Object.assign(judgePassword, {
  field: "비밀번호",
  line: "new_password",
});
