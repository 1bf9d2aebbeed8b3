import { groupDigits } from "#domain/text/group-digits.ts";

/** Fifteen digits are what a number holds exactly. */
const MAX_DIGITS = 15;

const WIDE = /[０-９，．－]/g;
const WIDE_BY = 0xfee0;
const SPACES = /\s/g;
const MINUS = /^\u2212/;
const NUMBER = /^-?[0-9]+(?:\.[0-9]*)?$/;
const GROUPED = /^-?[0-9]{1,3}(?:,[0-9]{3})*(?:\.[0-9]*)?$/;

/** Thousands as some people part them: "350.000" is hardly meant as 350. Won have no parts. */
const POINT_GROUPED = /^-?[0-9]{1,3}(?:\.[0-9]{3})+$/;

/** The text as its number stands in it: full-width signs made plain, without spaces, ₩ before it and its unit behind. */
function bareNumber(text: string, unit: string): string {
  const plain = text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_BY))
    .replace(SPACES, "")
    .replace(/^[₩￦]/, "")
    .replace(MINUS, "-");
  const behind = [unit.replace(SPACES, ""), "원"].find((one) => one !== "" && plain.endsWith(one));
  return behind === undefined ? plain : plain.slice(0, -behind.length);
}

/**
 * The number that a person typed ("1,200원" is 1200, "-5" is −5, "12.5" is 12.5), null for nothing at all, and NaN for
 * what is no number as it stands ("5만", "1e3", "12,5"): never another number than the one that was typed.
 */
export function readNumberText(text: string, unit = ""): number | null {
  const bare = bareNumber(text, unit);
  if (bare === "") return null;
  if (POINT_GROUPED.test(bare) && (unit === "원" || bare.endsWith(".000"))) return Number.NaN;
  if (NUMBER.test(bare)) return Number(bare);
  return GROUPED.test(bare) ? Number(bare.replaceAll(",", "")) : Number.NaN;
}

/** What the field shows of a number that nobody is typing: whole ones ≥ 0 grouped. */
export function numberText(value: number | null): string {
  if (value === null || Number.isNaN(value)) return "";
  return isGrouped(value) ? groupDigits(value) : String(value);
}

/** Whether the field writes the number itself; any other text stays as it was typed. */
function isGrouped(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 10 ** MAX_DIGITS;
}

const commas = (text: string) => text.split(",").length;

/**
 * The field after an edit of `before` that left `text` with the caret at `caret`. A whole number ≥ 0 is grouped, the
 * caret behind the same digit as before; whatever else was typed stays as it is.
 */
export function editNumber(
  before: string,
  { text, caret, unit = "" }: { text: string; caret: number; unit?: string },
): { value: number | null; text: string; caret: number } {
  // The commas of a number that the field grouped are its own: an edit may have moved the digits between them.
  const ownCommas = before === numberText(readNumberText(before)) && commas(text) <= commas(before);
  const value = readNumberText(ownCommas ? text.replaceAll(",", "") : text, unit);
  if (value === null || !isGrouped(value) || /[-.．－\u2212]/.test(text)) {
    return { value, text: value === null ? "" : text, caret: value === null ? 0 : caret };
  }
  const formatted = groupDigits(value);
  const digitsAfter = text.slice(caret).replace(/[^0-9０-９]/g, "").length;
  let at = formatted.length;
  for (let passed = 0; at > 0 && passed < digitsAfter; at -= 1) {
    if (formatted[at - 1] !== ",") passed += 1;
  }
  if (formatted[at - 1] === ",") at -= 1;
  return { value, text: formatted, caret: at };
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
  if (value === null || Number.isNaN(value)) return by > 0 ? Math.max(min, Math.min(by, max)) : min;
  return Math.min(max, Math.max(min, value + by));
}
