import { groupDigits } from "#domain/text/group-digits.ts";

/** Fifteen digits are what a number holds exactly. */
const MAX_DIGITS = 15;

/** Only the digits of a text, full-width ones ("１２") made plain, at most fifteen. */
function digitsOf(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, "")
    .slice(0, MAX_DIGITS);
}

/** The whole number ≥ 0 that a person typed ("1,200원" is 1200), or null when there is none. */
export function parseNumberText(text: string): number | null {
  const digits = digitsOf(text);
  return digits === "" ? null : Number(digits);
}

/**
 * What the field shows after an edit that left `text` with the caret at `caret`: grouped digits, the
 * caret behind the same digit as before.
 */
export function formatTypedNumber(text: string, caret: number): { text: string; caret: number } {
  const value = parseNumberText(text);
  if (value === null) return { text: "", caret: 0 };
  const formatted = groupDigits(value);
  const digitsAfter = digitsOf(text.slice(caret)).length;
  let at = formatted.length;
  for (let passed = 0; at > 0 && passed < digitsAfter; at -= 1) {
    if (formatted[at - 1] !== ",") passed += 1;
  }
  if (formatted[at - 1] === ",") at -= 1;
  return { text: formatted, caret: at };
}

/**
 * Where the caret must stand before Backspace or Delete takes effect: past a comma, which would be
 * written again at once and so hold the caret up.
 */
export function caretPastComma(text: string, caret: number, key: string): number {
  if (key === "Backspace" && text[caret - 1] === ",") return caret - 1;
  if (key === "Delete" && text[caret] === ",") return caret + 1;
  return caret;
}

/** The next value of a stepper, kept within its bounds; an empty field starts from the lower one. */
export function stepNumber(
  value: number | null,
  by: number,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): number {
  if (value === null) return by > 0 ? Math.max(min, Math.min(by, max)) : min;
  return Math.min(max, Math.max(min, value + by));
}
