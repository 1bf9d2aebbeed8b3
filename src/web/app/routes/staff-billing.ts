import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { refundTabOf, tabOfRefund } from "#web/features/staff/refund/refund-tab.ts";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requirePermission } from "../guards.ts";
import { staffFrame } from "../layout/staff-frame.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepTab = keepSearch("tab");
const requireRefunds = requirePermission("refunds");
const requireBilling = requirePermission("billing");

const refundsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/refunds",
  staticData: staffFrame,
  validateSearch: keepTab,
  beforeLoad: requireRefunds,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(arrival, endpointPages("staff.refunds", { account: refundTabOf(arrival.deps.tab) })),
  head: () => pageHead("계좌 환불"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/refund/refunds-page.tsx"),
    "StaffRefundsPage",
  ),
});

const refundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/refunds/$refundId",
  staticData: staffFrame,
  beforeLoad: requireRefunds,
  loader: async (arrival) => {
    const refund = await loadOne(arrival, "staff.refunds.get", arrival.params);
    await loadPage(arrival, endpointPages("staff.refunds", { account: tabOfRefund(refund) }));
  },
  head: () => pageHead("환불 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/refund/refund-page.tsx"),
    "StaffRefundPage",
  ),
});

const billingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/billing",
  staticData: staffFrame,
  beforeLoad: requireBilling,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointPages("staff.billing.alarms"),
      endpointPages("staff.billing.refunds"),
      endpointPages("staff.billing.overdue"),
    ),
  head: () => pageHead("결제"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/billing/billing-page.tsx"),
    "StaffBillingPage",
  ),
});

export const staffBillingRoutes = [refundsRoute, refundRoute, billingRoute] as const;
