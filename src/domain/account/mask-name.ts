import { LEFT_MEMBER } from "../withdrawal/left-names.ts";

/** A name as strangers see it: its first letter, then always two circles, so that its length stays hidden. */
export function maskName(name: string): string {
  // Composed first: of a decomposed 김 the first code point is only ㄱ.
  if (name === LEFT_MEMBER) return name;
  const [first = "○"] = name.normalize("NFC").trim();
  return `${first}○○`;
}
