import isCreditCard from "validator/lib/isCreditCard.js";
import { asText } from "../as-text.ts";

const BETWEEN_DIGITS = /[ -]/g;
const FEWEST = 12;
const MOST = 19;
// With spaces or hyphens between all of them the most digits fit twice.
const WALKED_MAX = 80;

/**
 * A card number of 12 to 19 digits, of a known brand, whose check digit is right; spaces and hyphens between digits
 * are left out. The library's patterns are not all closed at both ends, so the digits are counted here.
 */
export function creditCard(value: unknown): boolean {
  const text = asText(value);
  if (text.length > WALKED_MAX) return false;
  const count = text.replaceAll(BETWEEN_DIGITS, "").length;
  return count >= FEWEST && count <= MOST && isCreditCard(text);
}
