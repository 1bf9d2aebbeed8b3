import { addDays, compareDays, isDay } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { hasLengthBetween } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { itemFaults, moneyFaults } from "./price-faults.ts";
import type { QuoteDraft } from "./quote.ts";
import { QUOTE_LIMITS as LIMITS } from "./quote-limits.ts";

/** Korean messages by input name; an item's are at "items.0.name" and "items.0.amount". */
export type QuoteFaults = Record<string, string[]>;

export type QuoteCheck = { ok: true } | { ok: false; fields: QuoteFaults };

/** Whether a pro may send this quote on the day `today` (Asia/Seoul). */
export function checkQuote(draft: QuoteDraft, { today }: { today: Day }): QuoteCheck {
  const faults = [
    ...itemFaults(draft.items),
    ...moneyFaults(draft),
    ["valid_until", validUntilFault(draft.valid_until, today)],
    ["message", messageFault(draft.message)],
    [
      "attachment_ids",
      draft.attachment_ids.length > LIMITS.attachmentsMax
        ? `파일은 ${LIMITS.attachmentsMax}개까지 붙일 수 있어요.`
        : null,
    ],
  ] as const;
  const fields: QuoteFaults = {};
  for (const [name, message] of faults) if (message !== null) fields[name] = [message];
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}

function validUntilFault(validUntil: string, today: Day): string | null {
  if (!isDay(validUntil)) return "날짜를 다시 골라 주세요.";
  const { validDaysMin, validDaysMax } = LIMITS;
  return compareDays(validUntil, addDays(today, validDaysMin)) < 0 ||
    compareDays(validUntil, addDays(today, validDaysMax)) > 0
    ? `유효 기간은 내일부터 ${validDaysMax}일 안에서 골라 주세요.`
    : null;
}

function messageFault(message: string): string | null {
  if (!isWellFormedText(message)) return "쓸 수 없는 글자가 들어 있어요.";
  return hasLengthBetween(message.trim(), LIMITS.messageMin, LIMITS.messageMax)
    ? null
    : `고객에게 보낼 글을 ${LIMITS.messageMin}~2,000자로 적어 주세요.`;
}
