import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { endpointQuery } from "#web/platform/query-options.ts";
import { loadPage } from "#web/platform/page-data.ts";
import { rootRoute } from "../root-route.ts";

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("categories.list"),
      endpointQuery("services.popular", { limit: 8 }),
    ),
  component: lazyRouteComponent(() => import("#web/features/home/home-page.tsx"), "HomePage"),
});
