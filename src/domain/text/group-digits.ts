// Written out here and not by Intl: its first use loads locale data, which costs a phone tens of
// milliseconds while the first page is hydrated.

const MOST_PLACES = 3;

/**
 * A whole number with its thousands marked: 1234567 is "1,234,567", -12000 "-12,000", -0 "0".
 * Throws a RangeError for what is not a safe integer.
 */
export function groupDigits(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${value}`);
  return marked(String(value));
}

/**
 * A number with its thousands marked and at most three decimal places: 1234.5 is "1,234.5", 0.1 + 0.2
 * "0.3". Never throws: what has no plain digits stays as `String` writes it, "NaN" or "1e+21".
 */
export function groupDecimal(value: number): string {
  const [whole = "", ...fraction] = String(Number(value.toFixed(MOST_PLACES))).split(".");
  return [marked(whole), ...fraction].join(".");
}

/** A comma before every third digit from the end; String writes no more than 21 of them. */
function marked(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}
