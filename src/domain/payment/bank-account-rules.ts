import { shownLine } from "#domain/text/text-rules.ts";
import { fieldRule, rule, type BoundRule } from "#domain/validation/field-rule.ts";
import { required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { required } from "#domain/validation/relation/required.ts";
import { ACCOUNT_DIGITS, normalizeAccountNumber } from "./bank-account.ts";
import { isBankCode } from "./bank.ts";

/** Code points, inclusive. */
const HOLDER = { min: 2, max: 40 } as const;
const REFERENCE = { min: 4, max: 60 } as const;

export const knownBank: BoundRule = {
  passes: isBankCode,
  line: "bank",
  message: () => "은행을 골라 주세요.",
  demands: () => true,
};
export const onlyDigits: BoundRule = {
  passes: (value) => typeof value === "string" && normalizeAccountNumber(value) !== null,
  line: "account_number",
  message: () => `계좌번호를 숫자 ${ACCOUNT_DIGITS.min}~${ACCOUNT_DIGITS.max}자리로 입력해 주세요.`,
};

export const bankCode = fieldRule("은행", knownBank);
export const accountNumber = fieldRule("계좌번호", rule(required, requiredMessage), onlyDigits);
/** As the bank knows its customer: a person's or a firm's name. */
export const accountHolder = fieldRule("예금주", ...shownLine(HOLDER.min, HOLDER.max));

/** What staff write down of a transfer, so that it is found again in the bank's books. */
export const transferReference = fieldRule("이체 번호", ...shownLine(REFERENCE.min, REFERENCE.max));
