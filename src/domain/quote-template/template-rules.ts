import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { shownLine, rawText } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { wholeNumber } from "#domain/validation/number/whole-number.ts";
import { TEMPLATE_LIMITS as LIMITS } from "./template.ts";

export const templateName = fieldRule("템플릿 이름", ...shownLine(LIMITS.nameMin, LIMITS.nameMax));
export const templateValidDays = fieldRule(
  "견적 유효 기간",
  ...wholeNumber(LIMITS.validDaysMin, LIMITS.validDaysMax),
);
/** It may still be empty: the message is written when the quote is. */
export const templateMessage = fieldRule(
  "고객에게 보낼 글",
  ...rawText(0, QUOTE_LIMITS.messageMax),
);
