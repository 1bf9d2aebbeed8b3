import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requireLogin, requirePhone } from "../guards.ts";
import { MembershipErrorPage } from "../membership-error-page.tsx";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepPurchase = keepSearch("product_id", "billingKey", "code", "pgCode");
const keepIssued = keepSearch("billingKey", "code", "pgCode");

const plansRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/plans",
  staticData: { shared: true },
  loader: async (arrival) => {
    const { items } = await loadOne(arrival, "subscriptions.plans");
    const { authenticated, userType } = arrival.context.visitor;
    if (!authenticated || userType === "staff") return;
    const { membership, actions } = await loadOne(arrival, "subscriptions.overview");
    if (!actions.includes("schedule_change")) return;
    await loadPage(
      arrival,
      ...items
        .filter(({ id }) => id !== membership?.plan.id)
        .map(({ product }) =>
          endpointQuery("subscriptions.nextBilling", { product_id: product.id }),
        ),
    );
  },
  head: () => pageHead("고수 멤버십"),
  errorComponent: MembershipErrorPage,
  component: lazyRouteComponent(
    () => import("#web/features/memberships/plans/plans-page.tsx"),
    "PlansPage",
  ),
});

/** `?product_id=` of a plan; the gateway's page comes back here with what it issued. */
const buyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/buy",
  staticData: { frame: "detail" },
  validateSearch: keepPurchase,
  beforeLoad: requirePhone,
  loaderDeps: ({ search }) => ({ product_id: search.product_id }),
  loader: async (arrival) => {
    const { product_id: productId } = arrival.deps;
    const { membership, purchase } = await loadOne(arrival, "subscriptions.overview");
    const { items } = await loadOne(arrival, "subscriptions.plans");
    if (membership || purchase?.state === "confirming") return;
    if (!productId) throw redirect({ to: "/membership/plans" });
    if (!items.some(({ product }) => product.id === productId)) throw notFound();
  },
  head: () => pageHead("멤버십 시작하기"),
  errorComponent: MembershipErrorPage,
  component: lazyRouteComponent(
    () => import("#web/features/memberships/buy/buy-page.tsx"),
    "BuyPage",
  ),
});

const methodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/method",
  staticData: { frame: "detail" },
  validateSearch: keepIssued,
  beforeLoad: requirePhone,
  loader: (arrival) => loadPage(arrival, endpointQuery("subscriptions.overview")),
  head: () => pageHead("결제 수단 바꾸기"),
  errorComponent: MembershipErrorPage,
  component: lazyRouteComponent(
    () => import("#web/features/memberships/method/method-page.tsx"),
    "MethodPage",
  ),
});

const leaveRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership/leave",
  staticData: { frame: "detail", ground: "desk" },
  beforeLoad: requireLogin,
  loader: async (arrival) => {
    const { actions } = await loadOne(arrival, "subscriptions.overview");
    if (!actions.includes("cancel") && !actions.includes("leave"))
      throw redirect({ to: "/membership" });
    await loadPage(arrival, endpointQuery("subscriptions.leave"));
  },
  head: () => pageHead("멤버십 해지"),
  errorComponent: MembershipErrorPage,
  component: lazyRouteComponent(
    () => import("#web/features/memberships/leave/leave-page.tsx"),
    "LeavePage",
  ),
});

const membershipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/membership",
  beforeLoad: requireLogin,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("subscriptions.overview"),
      endpointQuery("subscriptions.schedules"),
      endpointQuery("users.me.credits"),
    ),
  head: () => pageHead("내 멤버십"),
  errorComponent: MembershipErrorPage,
  component: lazyRouteComponent(
    () => import("#web/features/memberships/overview/membership-page.tsx"),
    "MembershipPage",
  ),
});

export const membershipRoutes = [
  membershipRoute,
  plansRoute,
  buyRoute,
  methodRoute,
  leaveRoute,
] as const;
