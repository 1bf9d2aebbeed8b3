import { mobilePhone } from "#domain/account/phone-rules.ts";
import { calendarDay } from "#domain/calendar/day-rule.ts";
import { withoutLink } from "#domain/text/link.ts";
import { shownLine, typedText } from "#domain/text/text-rules.ts";
import type { BoundRule } from "./field-rule.ts";

// Our own rules, which a line names beside the standard ones. Texts count code points as they are kept, where `min`
// and `max` count as the reference does.

/** A rule of ours: several in a row where one sentence is not enough. */
export interface ProductRule {
  bound: (params: readonly unknown[]) => readonly BoundRule[];
  names?: readonly string[];
  demands?: never;
  whole?: never;
}

export const productRules = {
  typed_text: {
    names: ["least", "most"],
    bound: ([least, most]) => typedText(Number(least), Number(most)),
  },
  shown_line: {
    names: ["least", "most"],
    bound: ([least, most]) => shownLine(Number(least), Number(most)),
  },
  no_link: { bound: () => [withoutLink()] },
  calendar_day: { bound: () => [calendarDay] },
  mobile_phone: { bound: () => [mobilePhone] },
} as const satisfies Record<string, ProductRule>;

export type ProductRuleName = keyof typeof productRules;

/** Our rule of that name, or null. */
export function productRuleNamed(
  name: string,
): { name: ProductRuleName; rule: ProductRule } | null {
  return isProductRule(name) ? { name, rule: productRules[name] } : null;
}

function isProductRule(name: string): name is ProductRuleName {
  return Object.hasOwn(productRules, name);
}
