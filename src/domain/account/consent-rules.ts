import { josa } from "#domain/text/josa.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import type { BoundRule, FieldRule } from "#domain/validation/field-rule.ts";

/** Ticked, and nothing else. */
export const agreed: BoundRule = {
  passes: (value) => value === true,
  line: "agreed",
  message: (field) => `${josa(field, "을")} 표시해 주세요.`,
  demands: () => true,
};

const needed = (message: string): FieldRule =>
  fieldRule("동의", {
    ...agreed,
    message: () => message,
  });

/** Younger people need a parent for a contract and for their data. */
const LEAST_AGE = 14;
export const LEAST_AGE_TEXT = `만 ${LEAST_AGE}세`;

/** What a person must agree to; the other consents are theirs to give or not. */
export const consentRules = {
  terms: needed("이용약관에 동의해 주세요."),
  privacy: needed("개인정보 수집과 이용에 동의해 주세요."),
  age_14: needed(`${LEAST_AGE_TEXT} 이상만 가입할 수 있어요.`),
};
