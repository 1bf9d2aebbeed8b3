import { shownLine } from "#domain/text/text-rules.ts";
import { fieldRule, rule } from "#domain/validation/field-rule.ts";
import type { BoundRule, FieldRule } from "#domain/validation/field-rule.ts";
import { digits, email, required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { required } from "#domain/validation/required.ts";
import { normalizeEmail } from "./email.ts";
import { PASSWORD_MESSAGES, passwordProblem } from "./password-rules.ts";
import { isPhoneCodeShape, PHONE_CODE_DIGITS } from "./phone-code.ts";
import { normalizeMobile } from "./phone.ts";

const given = rule(required, requiredMessage);

/** Narrower than the standard rule `email`: only addresses that we can store in one form and send to. */
const isOurAddress: BoundRule = {
  passes: (value) => typeof value === "string" && normalizeEmail(value) !== null,
  message: email,
};

export const accountEmail = fieldRule("이메일 주소", given, isOurAddress);

/** At signing in nothing is said about a password or an address but whether there is one. */
export const loginEmail = fieldRule("이메일 주소", given);
export const presentPassword = fieldRule("비밀번호", given);
export const currentPassword = fieldRule("지금 비밀번호", given);

export const PERSON_NAME_MAX = 30;
export const personName = fieldRule("이름", ...shownLine(1, PERSON_NAME_MAX));

export const mobileNumber = fieldRule("휴대폰 번호", given, {
  passes: (value) => typeof value === "string" && normalizeMobile(value) !== null,
  message: () => "휴대폰 번호를 010-1234-5678처럼 입력해 주세요.",
});

export const phoneCode = fieldRule("인증번호", given, {
  passes: (value) => typeof value === "string" && isPhoneCodeShape(value.trim()),
  message: (field) => digits(field, PHONE_CODE_DIGITS),
});

// The list of common passwords stays on the server, which has the last word.
const UNKNOWN_HERE: ReadonlySet<string> = new Set();

/** A password to be set, as far as it can be told without the list of common ones. */
export const newPassword: FieldRule = (value, values = {}) => {
  if (typeof value !== "string" || value === "") return requiredMessage("비밀번호");
  const email =
    typeof values.email === "string" ? (normalizeEmail(values.email) ?? values.email) : undefined;
  const problem = passwordProblem(value, { common: UNKNOWN_HERE, email });
  return problem === null ? null : PASSWORD_MESSAGES[problem];
};
