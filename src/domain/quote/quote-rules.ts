import { calendarDay } from "#domain/calendar/day-rule.ts";
import { shownLine, rawText } from "#domain/text/text-rules.ts";
import { chosen, mostItems, someItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { wonUpTo } from "#domain/won/won-rules.ts";
import { QUOTE_LIMITS as LIMITS } from "./quote-limits.ts";

export const quoteItems = fieldRule(
  "항목",
  someItems("항목을 하나 이상 적어 주세요."),
  mostItems(LIMITS.itemsMax, `항목은 ${LIMITS.itemsMax}개까지 적을 수 있어요.`),
);
export const itemName = fieldRule(
  "항목 이름",
  ...shownLine(LIMITS.itemNameMin, LIMITS.itemNameMax),
);
export const itemAmount = fieldRule("금액", ...wonUpTo(LIMITS.amountMax));
export const quoteTotal = fieldRule("합계", ...wonUpTo(LIMITS.amountMax));
export const extraCeiling = fieldRule("추가 금액 상한", ...wonUpTo(LIMITS.amountMax));
export const quoteMessage = fieldRule(
  "고객에게 보낼 글",
  ...rawText(LIMITS.messageMin, LIMITS.messageMax),
);
export const quoteFiles = fieldRule(
  "파일",
  mostItems(LIMITS.attachmentsMax, `파일은 ${LIMITS.attachmentsMax}개까지 붙일 수 있어요.`),
);

/** Whether the day is near enough is a matter of today: `checkQuote`. */
export const validUntil = fieldRule(
  "견적 유효 기간",
  chosen((value) => calendarDay.passes(value, {}), "calendar_day"),
);
