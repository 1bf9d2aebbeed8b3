import { addDays, compareDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { contactFault } from "#domain/message/contact-fault.ts";
import { itemFaults, moneyFaults } from "./price-faults.ts";
import type { QuoteDraft } from "./quote.ts";
import { QUOTE_LIMITS as LIMITS } from "./quote-limits.ts";
import { quoteFiles, quoteMessage, validUntil } from "./quote-rules.ts";

/** Korean messages by input name; an item's are at "items.0.name" and "items.0.amount". */
export type QuoteFaults = Record<string, string[]>;

export type QuoteCheck = { ok: true } | { ok: false; fields: QuoteFaults };

/** Whether a pro may send this quote on the day `today` (Asia/Seoul). */
export function checkQuote(draft: QuoteDraft, { today }: { today: Day }): QuoteCheck {
  const faults = [
    ...itemFaults(draft.items),
    ...moneyFaults(draft),
    ["valid_until", validUntilFault(draft.valid_until, today)],
    ["message", quoteMessage(draft.message) ?? contactFault(draft.message)],
    ["attachment_ids", quoteFiles(draft.attachment_ids)],
  ] as const;
  const fields: QuoteFaults = {};
  for (const [name, message] of faults) if (message !== null) fields[name] = [message];
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}

function validUntilFault(day: string, today: Day): string | null {
  const fault = validUntil(day);
  if (fault !== null) return fault;
  const { validDaysMin, validDaysMax } = LIMITS;
  return compareDays(day, addDays(today, validDaysMin)) < 0 ||
    compareDays(day, addDays(today, validDaysMax)) > 0
    ? `유효 기간은 내일부터 ${validDaysMax}일 안에서 골라 주세요.`
    : null;
}
