import { LEFT_MEMBER } from "../withdrawal/left-names.ts";

/** A name as strangers see it: its first letter, then always two circles, so that its length stays hidden. */
export function maskName(name: string): string {
  // Composed first: of a decomposed 김 the first code point is only ㄱ.
  if (name === LEFT_MEMBER) return name;
  const [first = "○"] = name.normalize("NFC").trim();
  return `${first}○○`;
}

const CIRCLES = /○+$/;

/** Who is meant by a masked name, for a letter to them, before 님: "김○○" is "김 고객", who left or has no name "고객". */
export function addresseeOf(masked: string): string {
  if (masked === LEFT_MEMBER) return "고객";
  return `${masked.replace(CIRCLES, "")} 고객`.trim();
}
