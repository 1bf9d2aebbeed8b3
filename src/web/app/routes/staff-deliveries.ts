import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { deliveryInput } from "#web/features/staff/delivery/delivery-filter.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { requirePermission } from "../guards.ts";
import { staffFrame } from "../layout/staff-frame.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepFilters = keepSearch("state", "channel");
const requireDeliveries = requirePermission("deliveries");

const deliveriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/deliveries",
  staticData: staffFrame,
  validateSearch: keepFilters,
  beforeLoad: requireDeliveries,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(arrival, endpointPages("staff.deliveries", deliveryInput(arrival.deps))),
  head: () => pageHead("보내지 못한 알림"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/delivery/deliveries-page.tsx"),
    "StaffDeliveriesPage",
  ),
});

const personDeliveriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/people/$accountId/deliveries",
  staticData: staffFrame,
  beforeLoad: requireDeliveries,
  loader: (arrival) => loadPage(arrival, endpointPages("staff.people.deliveries", arrival.params)),
  head: () => pageHead("보낸 알림"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/delivery/person-deliveries-page.tsx"),
    "PersonDeliveriesPage",
  ),
});

export const staffDeliveryRoutes = [deliveriesRoute, personDeliveriesRoute] as const;
