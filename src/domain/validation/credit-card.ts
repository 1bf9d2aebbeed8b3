import isCreditCard from "validator/lib/isCreditCard.js";
import { asText } from "./as-text.ts";

// The longest number has 19 digits; with spaces or hyphens between all of them it fits twice.
const WALKED_MAX = 80;

/** A card number of a known brand whose check digit is right; spaces and hyphens between digits are left out. */
export function creditCard(value: unknown): boolean {
  const text = asText(value);
  return text.length <= WALKED_MAX && isCreditCard(text);
}
