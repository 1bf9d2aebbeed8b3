import { fieldRule, rule, type BoundRule } from "#domain/validation/field-rule.ts";
import { email, required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { required } from "#domain/validation/relation/required.ts";
import { normalizeEmail } from "./email.ts";

const given = rule(required, requiredMessage);

/** Narrower than the standard rule `email`: only addresses that we can store in one form and send to. */
export const storedEmail: BoundRule = {
  passes: (value) => typeof value === "string" && normalizeEmail(value) !== null,
  line: "account_email",
  message: email,
};

export const accountEmail = fieldRule("이메일 주소", given, storedEmail);

/** At signing in nothing is said of an address but whether there is one. */
export const loginEmail = fieldRule("이메일 주소", given);
