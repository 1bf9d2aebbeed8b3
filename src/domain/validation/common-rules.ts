import { rawText, shownLine, shownText } from "#domain/text/text-rules.ts";
import { digits, integer, numeric } from "./number/digits.ts";
import { between, maxValue, minValue } from "./number/number-bounds.ts";
import { required } from "./relation/required.ts";
import { catalogueOf } from "./rule-catalogue.ts";
import type { ProductRule, RuleCatalogue, StandardRule } from "./rule-catalogue.ts";
import { isOn, plain } from "./rule-parameters.ts";
import { length, max, min } from "./text/text-length.ts";

// What most questions of request forms are judged by: a page carries these, and fetches the others for the form that
// names one. Nothing here may bring a library along.

export const commonStandardRules = {
  required: {
    names: ["invalidateFalse"],
    passes: (value, [invalidateFalse]) => required(value, isOn(invalidateFalse)),
    demands: () => true,
  },
  min: plain(min, "length"),
  max: plain(max, "length"),
  length: plain(length, "length", "max"),
  min_value: plain(minValue, "min"),
  max_value: plain(maxValue, "max"),
  between: plain(between, "min", "max"),
  numeric: plain(numeric),
  integer: plain(integer),
  digits: plain(digits, "length"),
} as const satisfies Record<string, StandardRule>;

export const commonProductRules = {
  typed_text: {
    names: ["least", "most"],
    bound: ([least, most]) => rawText(Number(least), Number(most)),
  },
  shown_text: {
    names: ["least", "most"],
    bound: ([least, most]) => shownText(Number(least), Number(most)),
  },
  shown_line: {
    names: ["least", "most"],
    bound: ([least, most]) => shownLine(Number(least), Number(most)),
  },
} as const satisfies Record<string, ProductRule>;

export type CommonRuleName = keyof typeof commonStandardRules | keyof typeof commonProductRules;

export const commonRule: RuleCatalogue = catalogueOf(commonStandardRules, commonProductRules);
