import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { pageHead } from "../../page-head.ts";
import { rootRoute } from "../../root-route.ts";

/** `id`: of the request that failed, from a page that says so. */
const keepId = keepSearch("id");

export const supportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  staticData: { frame: "detail", harmless: true },
  validateSearch: keepId,
  loader: (arrival) => loadPage(arrival, endpointQuery("operator.get")),
  head: () => pageHead("고객센터"),
  component: lazyRouteComponent(
    () => import("#web/features/support/support-page.tsx"),
    "SupportPage",
  ),
});
