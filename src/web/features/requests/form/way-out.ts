/** Pages on which nobody was before they began: they stand between the form and itself. */
const BETWEEN = ["/login", "/signup", "/verify-phone", "/request/"];

/**
 * The path to leave the form for: the page from which the person came to it, by the URL of what they left last. Null
 * when that is elsewhere, unknown, or only a stop on the way back to the form.
 */
export function cameFrom(referrer: string, here: string): string | null {
  if (!URL.canParse(referrer) || !URL.canParse(here)) return null;
  const from = new URL(referrer);
  if (from.origin !== new URL(here).origin) return null;
  if (BETWEEN.some((path) => from.pathname.startsWith(path))) return null;
  return from.pathname + from.search;
}
