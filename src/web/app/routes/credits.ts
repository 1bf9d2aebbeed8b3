import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { ledgerInput } from "#web/features/credits/ledger-input.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requireLogin } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the route: written inline, its type would be inferred too late.
const keepFilter = keepSearch("reason", "from", "to", "lot");

const creditsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/credits",
  staticData: { frame: "detail" },
  validateSearch: keepFilter,
  beforeLoad: requireLogin,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("users.me.credits"),
      endpointQuery("users.me.credits.usage"),
      endpointPages("users.me.credits.ledger", ledgerInput(arrival.deps)),
    ),
  head: () => pageHead("크레딧"),
  component: lazyRouteComponent(
    () => import("#web/features/credits/credits-page.tsx"),
    "CreditsPage",
  ),
});

export const creditRoutes = [creditsRoute] as const;
