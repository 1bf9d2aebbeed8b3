import { createRootRouteWithContext } from "@tanstack/react-router";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import type { PageContext } from "#web/platform/page/page-context.ts";
import { Document } from "./document.tsx";
import { NOT_FOUND_TITLE, siteHead } from "./page-head.ts";
import { SiteFrame } from "./layout/site-frame.tsx";
import { ErrorStandIn, MissingStandIn } from "./stand-ins.tsx";
import { goneTitle, goneAt } from "./what-is-gone.ts";

/** The route above all pages: the document, and the frame that each page stands in. */
export const rootRoute = createRootRouteWithContext<PageContext>()({
  loader: async ({ context }) => {
    const { queryClient, visitor } = context;
    // The header shows the account, the footer whoever runs the product, which a browser asks for when it needs it;
    // without an answer the page still stands.
    await Promise.all([
      visitor.authenticated && queryClient.prefetchQuery(endpointQuery("users.me")),
      import.meta.env.SSR && queryClient.prefetchQuery(endpointQuery("operator.get")),
    ]);
  },
  head: ({ match, matches }) => {
    if (!match._notFound) return siteHead();
    const gone = goneAt(match.context.queryClient, matches.at(-1)?.pathname ?? "");
    return siteHead(gone ? goneTitle(gone) : NOT_FOUND_TITLE);
  },
  shellComponent: Document,
  component: SiteFrame,
  errorComponent: ErrorStandIn,
  notFoundComponent: MissingStandIn,
});
