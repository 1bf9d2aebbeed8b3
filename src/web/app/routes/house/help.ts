import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { pageHead } from "../../page-head.ts";
import { rootRoute } from "../../root-route.ts";

/** Not `q`, which the header's search would take for its own. */
const keepWords = keepSearch("words");

const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/help",
  staticData: { shared: true, harmless: true },
  validateSearch: keepWords,
  loaderDeps: ({ search: { words } }) => ({ q: words }),
  loader: (arrival) => loadPage(arrival, endpointQuery("help.list", arrival.deps)),
  head: () => pageHead("도움말"),
  component: lazyRouteComponent(() => import("#web/features/help/help-page.tsx"), "HelpPage"),
});

const helpArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/help/$slug",
  staticData: { frame: "detail", shared: true, harmless: true },
  loader: async (arrival) => {
    const { title } = await loadOne(arrival, "help.get", arrival.params);
    return { title };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title ?? "도움말"),
  component: lazyRouteComponent(
    () => import("#web/features/help/help-article-page.tsx"),
    "HelpArticlePage",
  ),
});

export const helpRoutes = [helpRoute, helpArticleRoute] as const;
