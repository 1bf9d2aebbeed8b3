import { equals, isCsrfTokenFor, type CsrfBinding } from "./token.ts";

export interface CsrfFacts {
  method: string;
  /** A read that demands the token too, because strangers' pages or simple scripts would ask it to guess. */
  demandsToken: boolean;
  /** Our own scheme and host, e.g. "https://somssi.kr". */
  ourOrigin: string;
  origin: string | undefined;
  referrer: string | undefined;
  cookie: string | undefined;
  header: string | undefined;
  secret: string;
  binding: CsrfBinding;
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Why an unsafe request is refused, or null when it may go on. The order is Django's: origin, referrer (only
 * over HTTPS and only without an origin), cookie, header.
 */
export function csrfRefusal(facts: CsrfFacts): string | null {
  if (SAFE_METHODS.has(facts.method)) return facts.demandsToken ? tokenRefusal(facts) : null;
  if (facts.origin !== undefined) {
    if (facts.origin !== facts.ourOrigin) return "origin";
  } else if (facts.ourOrigin.startsWith("https:")) {
    if (!isPageOf(facts.referrer, facts.ourOrigin)) return "referrer";
  }
  return tokenRefusal(facts);
}

function tokenRefusal(facts: CsrfFacts): string | null {
  if (facts.cookie === undefined) return "cookie missing";
  if (!isCsrfTokenFor(facts.cookie, facts.secret, facts.binding)) return "cookie not ours";
  if (facts.header === undefined) return "header missing";
  if (!equals(facts.header, facts.cookie)) return "header mismatch";
  return null;
}

/** Whether a URL is one of an HTTPS origin; `blob:` and the like have an origin too and are none. */
function isPageOf(address: string | undefined, ourOrigin: string): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { origin, protocol } = new URL(address);
  return protocol === "https:" && origin === ourOrigin;
}
