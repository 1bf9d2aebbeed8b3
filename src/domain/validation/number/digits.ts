import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";

const ASCII_DIGITS = /^[0-9]+$/;
const ARABIC_DIGITS = /^[\u0660-\u0669]+$/;
const WHOLE = /^-?[0-9]+$/;

/** Digits only, all ASCII or all Arabic ones: no sign, point or space. */
export function numeric(value: unknown): boolean {
  return eachItem(value, (one) => {
    const text = asText(one);
    return ASCII_DIGITS.test(text) || ARABIC_DIGITS.test(text);
  });
}

/** A whole number in ASCII digits, with or without a minus. */
export function integer(value: unknown): boolean {
  return eachItem(value, (one) => WHOLE.test(asText(one)));
}

/** Exactly so many ASCII digits. */
export function digits(value: unknown, count: number | string): boolean {
  return eachItem(value, (one) => {
    const text = asText(one);
    return ASCII_DIGITS.test(text) && text.length === Number(count);
  });
}
