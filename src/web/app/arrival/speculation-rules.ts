import { escapeHtml } from "#domain/text/escape-html.ts";
import type { AppRouter } from "../router.ts";

/**
 * Lets a browser that knows such rules fetch the next page when a pointer rests on its link, as long as no code of ours
 * runs that would do it (preload-on-intent.ts takes over from there). Only of pages that say that reading them does
 * nothing, to visitors: what a person sees of them besides is theirs alone.
 */
export function speculationRules(router: AppRouter, nonce: string): string {
  if (router.options.context.visitor.authenticated) return "";
  const pages = Object.values(router.routesByPath)
    .filter((route) => route.options.staticData?.harmless)
    .map((route) => route.fullPath.replaceAll("$", ":"));
  const rules = {
    prefetch: [{ where: { href_matches: pages }, eagerness: "moderate" }],
  };
  const start = `<script type="speculationrules" nonce="${escapeHtml(nonce)}">`;
  return `${start}${JSON.stringify(rules)}</script>`;
}
