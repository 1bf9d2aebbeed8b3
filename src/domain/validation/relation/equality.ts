import { asText } from "../as-text.ts";

/** The very same value: 1 is not "1". */
export function is(value: unknown, other?: unknown): boolean {
  return value === other;
}

export function isNot(value: unknown, other?: unknown): boolean {
  return !is(value, other);
}

/** Written the same as the other field's value: 1 and "1" are. */
export function confirmed(value: unknown, other: unknown): boolean {
  return asText(value) === asText(other);
}
