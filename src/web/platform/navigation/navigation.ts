import { backTarget, type BackQuery } from "./back-target.ts";
import { sameOriginPath } from "./same-origin-path.ts";

/**
 * Loads a path of our own origin as a new page; anything else leads home. For a move inside the app use
 * the router's Link; a new page is for what changes who the visitor is.
 */
export function go(path: string): void {
  window.location.assign(sameOriginPath(path) ?? "/");
}

/** Loads the current page anew: for when it was rendered for somebody else. */
export function loadAnew(): void {
  window.location.reload();
}

// document.referrer knows only the page that loaded this one, not the moves inside the app since.
let inAppReferrer: string | null = null;

/** Remembers the page that an in-app move leaves; the app calls it on each move. */
export function rememberReferrer(address: string): void {
  inAppReferrer = address;
}

/** The URL of the page that was left last, "" when unknown. */
export function referrerUrl(): string {
  return inAppReferrer ?? document.referrer;
}

/** Goes back to where the visitor came from (spec §2); home when that is elsewhere or here. */
export function goBack(query: BackQuery = "keep"): void {
  go(backTarget(referrerUrl(), window.location.href, query));
}

/** The current page's own path with query and hash. */
export function currentPath(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

/** The login page that comes back to `next` afterwards. Home needs no way back. */
export function loginPath(next: string): string {
  const safe = sameOriginPath(next);
  return safe && safe !== "/" ? `/login?next=${encodeURIComponent(safe)}` : "/login";
}

/** The sign-up page that comes back to `next` afterwards. */
export function signupPath(next: string): string {
  return `/signup?next=${encodeURIComponent(next)}`;
}

/** Where a mobile number is proven, coming back to `next` afterwards. */
export function verifyPhonePath(next: string): string {
  return `/verify-phone?next=${encodeURIComponent(next)}`;
}

/** Where staff pass the second factor, coming back to `next` afterwards. */
export function secondFactorPath(next: string): string {
  const safe = sameOriginPath(next);
  return safe ? `/staff/second-factor?next=${encodeURIComponent(safe)}` : "/staff/second-factor";
}
