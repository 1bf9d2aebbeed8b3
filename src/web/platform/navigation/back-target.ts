import { sameOriginPath } from "./same-origin-path.ts";

/** What becomes of the referrer's query: kept, stripped, or replaced with this one ("a=1"). */
export type BackQuery = "keep" | "strip" | { replacement: string };

const HOME = "/";

/**
 * The path that going back leads to (spec §2): the referrer's, with its query kept, stripped or replaced;
 * the site's origin ("/") when the referrer is missing, on another host, or the current page itself.
 */
export function backTarget(referrer: string, current: string, query: BackQuery = "keep"): string {
  const from = parse(referrer);
  const here = parse(current);
  if (!from || !here || from.host !== here.host || !isWeb(from)) return HOME;
  if (samePage(from, here)) return HOME;
  from.search = searchFor(from, query);
  if (samePage(from, here)) return HOME;
  return sameOriginPath(from.pathname + from.search + from.hash) ?? HOME;
}

function searchFor(from: URL, query: BackQuery): string {
  if (query === "keep") return from.search;
  if (query === "strip") return "";
  return query.replacement.replace(/^\?/, "");
}

function samePage(a: URL, b: URL): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

function isWeb(url: URL): boolean {
  return url.protocol === "http:" || url.protocol === "https:";
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
