import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { formatDay } from "#web/platform/format/format.ts";
import { requireLogin, requirePhone } from "../guards.ts";
import { MembershipErrorPage } from "../membership-error-page.tsx";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the route: written inline, its type would be inferred too late.
const keepTopUp = keepSearch("product_id", "next", "billingKey", "code", "pgCode");

/** `?product_id=` of a pack, `?next=` of ours to go on with; the gateway's page comes back here. */
const topUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/top-up",
  staticData: { frame: "detail" },
  validateSearch: keepTopUp,
  beforeLoad: requirePhone,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("products.list"),
      endpointQuery("subscriptions.overview"),
      endpointQuery("users.me.credits"),
      endpointPages("credits.topUps"),
    ),
  head: () => pageHead("크레딧 충전"),
  errorComponent: MembershipErrorPage,
  component: lazyRouteComponent(
    () => import("#web/features/memberships/top-up/top-up-page.tsx"),
    "TopUpPage",
  ),
});

const receiptsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/receipts",
  staticData: { frame: "detail" },
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointPages("users.me.receipts")),
  head: () => pageHead("영수증"),
  component: lazyRouteComponent(
    () => import("#web/features/receipts/receipts-page.tsx"),
    "ReceiptsPage",
  ),
});

const receiptRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/receipts/$receiptId",
  staticData: { frame: "detail", ground: "desk" },
  beforeLoad: requireLogin,
  loader: async (arrival) => {
    const { issued_at } = await loadOne(arrival, "users.me.receipts.get", arrival.params);
    return { day: formatDay(issued_at) };
  },
  // A page that is saved as a PDF is called by its title.
  head: ({ loaderData }) => pageHead(loaderData ? `영수증 ${loaderData.day}` : "영수증"),
  component: lazyRouteComponent(
    () => import("#web/features/receipts/receipt-page.tsx"),
    "ReceiptPage",
  ),
});

const refundsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/refunds",
  staticData: { frame: "detail" },
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointPages("users.me.refunds")),
  head: () => pageHead("환불 내역"),
  component: lazyRouteComponent(
    () => import("#web/features/refunds/refunds-page.tsx"),
    "RefundsPage",
  ),
});

export const paymentRoutes = [topUpRoute, receiptsRoute, receiptRoute, refundsRoute] as const;
