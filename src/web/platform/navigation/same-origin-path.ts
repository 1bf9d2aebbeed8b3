// Any host would do: it only shows whether a path leaves it.
const OWN = "http://origin.invalid";

/**
 * A path of our own origin ("/requests?x=1#y") out of untrusted text, or null. Refused: other hosts in any
 * spelling ("//evil", "/\evil", "https:evil"), schemes ("javascript:"), control characters and white space
 * that URL parsers drop, relative paths and user names.
 */
export function sameOriginPath(text: unknown): string | null {
  if (typeof text !== "string" || text.length > 2048) return null;
  if (!text.startsWith("/") || text.startsWith("//")) return null;
  // Control characters and spaces vanish inside URL parsers; in a path a backslash is read as a slash.
  if (hasForbiddenCharacter(text) || /^[^?#]*\\/.test(text)) return null;
  let url: URL;
  try {
    url = new URL(text, OWN);
  } catch {
    return null;
  }
  if (url.origin !== OWN || url.username !== "" || url.password !== "") return null;
  // "/.//evil" collapses into a path that itself begins with two slashes.
  if (url.pathname.startsWith("//")) return null;
  return url.pathname + (url.search + url.hash).replaceAll("\\", "%5C");
}

function hasForbiddenCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || (code >= 0x7f && code <= 0x9f)) return true;
    if (code === 0x2028 || code === 0x2029 || code === 0xfeff) return true;
  }
  return false;
}
