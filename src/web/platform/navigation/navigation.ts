import { backTarget, type BackQuery } from "./back-target.ts";
import { referrerUrl } from "./referrer.ts";
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

/** Goes back to where the visitor came from (spec §2); home when that is elsewhere or here. */
export function goBack(query: BackQuery = "keep"): void {
  go(backTarget(referrerUrl(), window.location.href, query));
}

/** The current page's own path with query and hash. */
export function currentPath(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}
