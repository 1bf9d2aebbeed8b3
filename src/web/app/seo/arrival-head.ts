import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import type { PageContext } from "#contract/page-rendering.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import type { AppRouter } from "../router.ts";
import { publicTags, unlistedTags } from "./head-tags.ts";
import type { PublicPage } from "./public-page.ts";
import { publicPages } from "./public-pages.ts";

/**
 * What the head of a rendered page says to search engines and link previews, as HTML. Only the server says it, and only
 * for the page that was asked for: neither its words nor its code travel with the page's own.
 */
export function arrivalHead(
  router: AppRouter,
  { url, nonce }: Pick<PageContext, "url" | "nonce">,
): string {
  const { origin } = new URL(url);
  const page = publicPage(router, origin);
  if (!page) return unlistedTags();
  const title = router.stores.matches
    .get()
    .flatMap(({ meta }) => meta ?? [])
    .findLast((tag) => tag?.title !== undefined)?.title;
  return publicTags(page, { origin, nonce, title: title ?? "" });
}

function publicPage(router: AppRouter, origin: string): PublicPage | null {
  const match = router.stores.matches.get().at(-1);
  if (!match || getSsrStatus(router) !== 200) return null;
  const { queryClient } = router.options.context;
  const describe = publicPages[match.fullPath];
  if (!describe) return null;
  return describe({
    params: match.params,
    search: match.search,
    origin,
    read: (...asked) => queryClient.getQueryData(endpointQuery(...asked).queryKey),
    readFirst: (...asked) => queryClient.getQueryData(endpointPages(...asked).queryKey)?.pages[0],
  });
}
