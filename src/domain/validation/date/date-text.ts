import { format } from "date-fns/format";
import { isValid } from "date-fns/isValid";
import { parse } from "date-fns/parse";
import { asText } from "../as-text.ts";

// Longer than any date that a format of ours describes.
const WALKED_MAX = 100;
const QUOTED = /('[^']*')/;

/**
 * The moment (epoch ms) that a text names in a format of date tokens, in the zone of where this runs, or null.
 * Strict: written back it must be the same text. "YYYY-MM-DD" and "yyyy-MM-dd" mean the same. A date is the moment
 * that it is, whatever the format, unless it is none.
 */
export function dateOf(text: unknown, tokens: string): number | null {
  if (text instanceof Date) return isValid(text) ? text.getTime() : null;
  const given = asText(text);
  const shape = currentTokens(tokens);
  if (given.length > WALKED_MAX || shape === "") return null;
  try {
    const date = parse(given, shape, new Date(0));
    return isValid(date) && format(date, shape) === given ? date.getTime() : null;
  } catch {
    // A format that date-fns does not know names no date.
    return null;
  }
}

/** A date as it is written in the format, in the zone of where this runs; anything else, and no date, as it is. */
export function writtenDate(given: unknown, tokens: string): unknown {
  return given instanceof Date && isValid(given) ? format(given, currentTokens(tokens)) : given;
}

/** Today's spelling of year and day tokens, outside quotes. */
function currentTokens(tokens: string): string {
  return tokens
    .split(QUOTED)
    .map((part) =>
      part.startsWith("'")
        ? part
        : part.replaceAll("Y", "y").replaceAll("D", "d").replaceAll("A", "a"),
    )
    .join("");
}
