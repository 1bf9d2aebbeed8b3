import type { BoundRule } from "#domain/validation/field-rule.ts";
import { max, min, required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { codePointLength } from "./length.ts";
import { isWellFormedText } from "./well-formed.ts";

/**
 * The rules of text that a person types into a field, for `fieldRule("이름", ...typedText(1, 30))`: `least` to `most`
 * code points after trimming, nothing that cannot be stored. With `least` 0 it may stay empty.
 */
export function typedText(least: number, most: number): BoundRule[] {
  const storable: BoundRule = {
    passes: (value) => isWellFormedText(String(value)),
    message: () => "쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.",
  };
  const given: BoundRule = {
    passes: (value) => typedLength(value) > 0,
    message: requiredMessage,
    demands: () => true,
  };
  return [
    ...(least > 0 ? [given] : []),
    storable,
    { passes: (value) => typedLength(value) >= least, message: (field) => min(field, least) },
    { passes: (value) => typedLength(value) <= most, message: (field) => max(field, most) },
  ];
}

function typedLength(value: unknown): number {
  return typeof value === "string" ? codePointLength(value.trim()) : 0;
}
