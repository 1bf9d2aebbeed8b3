import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";
import { LETTERS, OWN_DIGITS } from "./letter-locales.ts";

// Without a locale the text may be of any one known language; of an unknown one it is taken for English.
// undefined, null, true and false are tested as the words that they are written with.

/** Letters only. Nothing at all holds too. */
export function alpha(value: unknown, locale?: string): boolean {
  return matches(value, locale, (letters) => letters);
}

/** Letters and white space. */
export function alphaSpaces(value: unknown, locale?: string): boolean {
  return matches(value, locale, (letters) => String.raw`${letters}\s`);
}

/** Letters and digits. */
export function alphaNum(value: unknown, locale?: string): boolean {
  return matches(value, locale, (letters, digits) => letters + digits);
}

/** Letters, digits, hyphens and underscores. */
export function alphaDash(value: unknown, locale?: string): boolean {
  return matches(value, locale, (letters, digits) => `${letters}${digits}_-`);
}

function matches(
  value: unknown,
  locale: string | undefined,
  charactersOf: (letters: string, digits: string) => string,
): boolean {
  const asked = locale === undefined ? Object.keys(LETTERS) : [knownLocale(locale)];
  const shapes = asked.map((one) => {
    const characters = charactersOf(LETTERS[one] ?? "", `0-9${OWN_DIGITS[one] ?? ""}`);
    return new RegExp(`^[${characters}]*$`, "i");
  });
  return eachItem(value, (one) => shapes.some((shape) => shape.test(asText(one))));
}

function knownLocale(locale: string): string {
  return Object.hasOwn(LETTERS, locale) ? locale : "en";
}
