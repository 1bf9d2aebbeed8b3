import { createRoute } from "@tanstack/react-router";
import { POPULAR_ON_HOME } from "#web/features/catalogue/popular/popular-limit.ts";
import { pricesOnHome } from "#web/features/price-guides/prices-on-home.ts";
import { recentRequests } from "#web/features/requests/recent/recent-requests-query.ts";
import { waitingQuery } from "#web/features/waiting/waiting-query.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { loadIfThere, loadPage } from "#web/platform/page/page-data.ts";
import { partlyStillPage } from "../arrival/late-page.tsx";
import { homeHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { shared: true, harmless: true },
  loader: async (arrival) => {
    const isCustomer = arrival.context.visitor.userType === "customer";
    await Promise.all([
      ...(isCustomer ? [waitingQuery, recentRequests] : []).map((one) => loadIfThere(arrival, one)),
      loadPage(
        arrival,
        endpointQuery("categories.list"),
        endpointQuery("services.popular", { limit: POPULAR_ON_HOME }),
        endpointQuery("market.figures"),
        pricesOnHome,
        endpointQuery("reviews.recent", { limit: 6 }),
        endpointQuery("subscriptions.plans"),
      ),
    ]);
  },
  head: homeHead,
  component: partlyStillPage(
    () => import("../pages/home-route-page.tsx").then((module) => module.HomeRoutePage),
    (userType) =>
      import("../pages/home-route-page.tsx").then((module) => module.loadHomeParts(userType)),
  ),
});
