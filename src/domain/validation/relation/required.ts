import { asText } from "../as-text.ts";
import { isEmpty } from "../is-empty.ts";

/**
 * Something is filled in: not undefined, null, an empty list or text of nothing but white space, and no list that
 * is written like that, [""] or [null]. 0 and false are something; with `invalidateFalse`, as for a box that must be
 * ticked, false is not.
 */
export function required(value: unknown, invalidateFalse = false): boolean {
  if (isEmpty(value)) return false;
  if (value === false && invalidateFalse) return false;
  return asText(value).trim() !== "";
}

/**
 * `required` with false counting as nothing, but only while the other field's value, trimmed, is one of `values`.
 */
export function requiredIf(value: unknown, other: unknown, ...values: unknown[]): boolean {
  return !isRequiredBy(other, values) || required(value, true);
}

export function isRequiredBy(other: unknown, values: readonly unknown[]): boolean {
  return values.map(asText).includes(asText(other).trim());
}
