import { format } from "date-fns/format";
import { isValid } from "date-fns/isValid";
import { parse } from "date-fns/parse";
import { asText } from "./as-text.ts";

// Longer than any date that a format of ours describes.
const WALKED_MAX = 100;
const QUOTED = /('[^']*')/;

/**
 * The moment (epoch ms, of no particular zone) that a text names in a format of date tokens, or null. Strict:
 * written back it must be the same text. "YYYY-MM-DD" and "yyyy-MM-dd" mean the same.
 */
export function dateOf(text: unknown, tokens: string): number | null {
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
