import { josa } from "#domain/text/josa.ts";
import { fieldRule, rule, type BoundRule } from "#domain/validation/field-rule.ts";
import { digits, required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { required } from "#domain/validation/relation/required.ts";
import { isPhoneCodeShape, PHONE_CODE_DIGITS } from "./phone-code.ts";
import { normalizeMobile } from "./phone.ts";

const given = rule(required, requiredMessage);

export const mobilePhone: BoundRule = {
  passes: (value) => typeof value === "string" && normalizeMobile(value) !== null,
  line: "mobile_phone",
  message: (field) => `${josa(field, "을")} 010-1234-5678처럼 입력해 주세요.`,
};

export const mobileNumber = fieldRule("휴대폰 번호", given, mobilePhone);

/** The digits of a text message, spaces around them allowed. */
export const sixDigits: BoundRule = {
  passes: (value) => typeof value === "string" && isPhoneCodeShape(value.trim()),
  line: "phone_code",
  message: (field) => digits(field, PHONE_CODE_DIGITS),
};

export const phoneCode = fieldRule("인증번호", given, sixDigits);
