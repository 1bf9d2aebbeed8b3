import { fieldRule, rule } from "#domain/validation/field-rule.ts";
import { digits, required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { required } from "#domain/validation/relation/required.ts";
import { isPhoneCodeShape, PHONE_CODE_DIGITS } from "./phone-code.ts";
import { normalizeMobile } from "./phone.ts";

const given = rule(required, requiredMessage);

export const mobileNumber = fieldRule("휴대폰 번호", given, {
  passes: (value) => typeof value === "string" && normalizeMobile(value) !== null,
  message: (field) => `${field}를 010-1234-5678처럼 입력해 주세요.`,
});

/** The digits of a text message, spaces around them allowed. */
export const phoneCode = fieldRule("인증번호", given, {
  passes: (value) => typeof value === "string" && isPhoneCodeShape(value.trim()),
  message: (field) => digits(field, PHONE_CODE_DIGITS),
});
