import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { wishInput } from "#web/features/staff/wish/wish-words.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { requirePermission } from "../guards.ts";
import { staffFrame } from "../layout/staff-frame.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the route: written inline, their types would be inferred too late.
const keepState = keepSearch("state");
const requireWishes = requirePermission("wishes");

const wishesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/wishes",
  staticData: staffFrame,
  validateSearch: keepState,
  beforeLoad: requireWishes,
  loaderDeps: ({ search }) => search,
  loader: (arrival) => loadPage(arrival, endpointPages("staff.wishes", wishInput(arrival.deps))),
  head: () => pageHead("찾지 못한 서비스"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/wish/wishes-page.tsx"),
    "StaffWishesPage",
  ),
});

export const staffWishRoutes = [wishesRoute] as const;
