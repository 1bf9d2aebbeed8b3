import { includedTotal } from "#domain/quote/included-total.ts";
import { itemFaults, moneyFaults, type Fault } from "#domain/quote/price-faults.ts";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { hasLengthBetween } from "#domain/text/length.ts";
import { oneLine } from "#domain/text/one-line.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { TEMPLATE_LIMITS as LIMITS, type TemplateDraft } from "./template.ts";

/** Korean messages by input name; an item's are at "items.0.name" and "items.0.amount". */
export type TemplateFaults = Record<string, string[]>;

/** Whether a pro may keep this template. Its message may still be empty: it is written when the quote is. */
export function checkTemplate(
  draft: TemplateDraft,
): { ok: true } | { ok: false; fields: TemplateFaults } {
  const total = includedTotal(draft.items);
  const faults: Fault[] = [
    ["name", nameFault(draft.name)],
    ...itemFaults(draft.items),
    ...moneyFaults({ ...draft, total }).flatMap(([field, message]): Fault[] => {
      if (field !== "total") return [[field, message]];
      // The sum is ours here: of whole amounts only its size can be wrong, which is said at the items.
      return Number.isInteger(total) ? [["items", message]] : [];
    }),
    ["valid_days", validDaysFault(draft.valid_days)],
    ["message", messageFault(draft.message)],
  ];
  const fields: TemplateFaults = {};
  for (const [name, message] of faults) if (message !== null) fields[name] ??= [message];
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}

/** A template's name as it is kept and compared: one line, in composed letters. */
export function templateName(typed: string): string {
  return oneLine(typed.normalize("NFC"));
}

function nameFault(name: string): string | null {
  if (!isWellFormedText(name)) return "쓸 수 없는 글자가 들어 있어요.";
  return hasLengthBetween(templateName(name), LIMITS.nameMin, LIMITS.nameMax)
    ? null
    : `이름을 ${LIMITS.nameMin}~${LIMITS.nameMax}자로 적어 주세요.`;
}

function validDaysFault(days: number): string | null {
  return Number.isInteger(days) && days >= LIMITS.validDaysMin && days <= LIMITS.validDaysMax
    ? null
    : `유효 기간은 ${LIMITS.validDaysMin}~${LIMITS.validDaysMax}일로 적어 주세요.`;
}

function messageFault(message: string): string | null {
  if (!isWellFormedText(message)) return "쓸 수 없는 글자가 들어 있어요.";
  return hasLengthBetween(message.trim(), 0, QUOTE_LIMITS.messageMax)
    ? null
    : "고객에게 보낼 글은 2,000자까지 적을 수 있어요.";
}
