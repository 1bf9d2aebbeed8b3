import { includedTotal } from "#domain/quote/included-total.ts";
import { itemAmount } from "#domain/quote/quote-rules.ts";
import { itemFaults, moneyFaults, type Fault } from "#domain/quote/price-faults.ts";
import type { TemplateDraft } from "./template.ts";
import { templateMessage, templateName, templateValidDays } from "./template-rules.ts";

/** Korean messages by input name; an item's are at "items.0.name" and "items.0.amount". */
export type TemplateFaults = Record<string, string[]>;

/** Whether a pro may keep this template. Its message may still be empty: it is written when the quote is. */
export function checkTemplate(
  draft: TemplateDraft,
): { ok: true } | { ok: false; fields: TemplateFaults } {
  const total = includedTotal(draft.items);
  const faults: Fault[] = [
    ["name", templateName(draft.name)],
    ...itemFaults(draft.items),
    ...moneyFaults({ ...draft, total }).flatMap(([field, message]): Fault[] => {
      if (field !== "total") return [[field, message]];
      // The sum is ours here: of whole amounts only its size can be wrong, which is said at the items.
      return draft.items.every(({ amount }) => itemAmount(amount) === null)
        ? [["items", message]]
        : [];
    }),
    // Not a number is what a form holds while nothing is typed.
    ["valid_days", templateValidDays(Number.isNaN(draft.valid_days) ? null : draft.valid_days)],
    ["message", templateMessage(draft.message)],
  ];
  const fields: TemplateFaults = {};
  for (const [name, message] of faults) if (message !== null) fields[name] ??= [message];
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}
