import { normalizeEmail } from "#domain/account/email.ts";

/** Rules of an e-mail input for react-hook-form. */
export const emailRules = {
  required: "이메일을 입력해 주세요.",
  validate: (value: string) =>
    normalizeEmail(value) !== null || "이메일 주소를 name@example.com처럼 입력해 주세요.",
};
