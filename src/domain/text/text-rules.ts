import type { BoundRule } from "#domain/validation/field-rule.ts";
import { max, min, required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { codePointLength } from "./length.ts";
import { oneLine } from "./one-line.ts";
import { isWellFormedText } from "./well-formed.ts";

/**
 * The rules of text that a person types into a field, for `fieldRule("이름", ...typedText(1, 30))`: `least` to `most`
 * code points after trimming, nothing that cannot be stored. With `least` 0 it may stay empty.
 */
export function typedText(least: number, most: number): BoundRule[] {
  return textRules(least, most, (text) => text.trim());
}

/** As `typedText` for a name or title that stands beside others: only what is seen of it counts. */
export function shownLine(least: number, most: number): BoundRule[] {
  return textRules(least, most, oneLine);
}

function textRules(least: number, most: number, kept: (text: string) => string): BoundRule[] {
  // A code point is at most two UTF-16 units: far too long texts are refused without being walked.
  const lengthOf = (value: unknown) => {
    if (typeof value !== "string") return 0;
    const text = value.trim();
    return text.length > most * 2 ? text.length : codePointLength(kept(text));
  };
  const given: BoundRule = {
    passes: (value) => lengthOf(value) > 0,
    message: requiredMessage,
    demands: () => true,
  };
  return [
    ...(least > 0 ? [given] : []),
    {
      passes: (value) => typeof value === "string" && isWellFormedText(value),
      message: () => "쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.",
    },
    { passes: (value) => lengthOf(value) >= least, message: (field) => min(field, least) },
    { passes: (value) => lengthOf(value) <= most, message: (field) => max(field, most) },
  ];
}
