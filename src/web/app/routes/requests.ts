import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { loadNow, loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requireLogin } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";
import { requestFormRoute } from "./arrival/request-form.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepQuoteIds = keepSearch("quote_ids");
const keepRequestId = keepSearch("request_id");

const sellerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/hires/$hireId/seller",
  staticData: { frame: "detail" },
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointQuery("hires.get", arrival.params)),
  head: () => pageHead("거래 상대 정보"),
  component: lazyRouteComponent(
    () => import("#web/features/sellers/seller-page.tsx"),
    "SellerPage",
  ),
});

const requestListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests",
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointPages("requests.list")),
  head: () => pageHead("내 요청"),
  component: lazyRouteComponent(
    () => import("#web/features/requests/request-list-page.tsx"),
    "RequestListPage",
  ),
});

const requestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests/$requestId",
  staticData: { frame: "detail", ground: "desk" },
  beforeLoad: requireLogin,
  loader: async (arrival) => {
    const [{ service }] = await Promise.all([
      loadOne(arrival, "requests.get", arrival.params),
      loadPage(arrival, endpointQuery("users.me.credits")),
    ]);
    return { name: service.name };
  },
  head: ({ loaderData }) => pageHead(loaderData ? `${loaderData.name} 요청` : "요청"),
  component: lazyRouteComponent(
    () => import("#web/features/requests/request-page.tsx"),
    "RequestPage",
  ),
});

/** A moment that has not come has no page yet. */
const momentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests/$requestId/$moment",
  staticData: { frame: "detail", ground: "desk" },
  beforeLoad: requireLogin,
  loader: async (arrival) => {
    const { requestId, moment } = arrival.params;
    const [request, { reachedMoment }] = await Promise.all([
      loadNow(arrival, "requests.get", { requestId }),
      import("#web/features/requests/moments/reached-moment.ts"),
    ]);
    const reached = reachedMoment(moment, request);
    if (reached === null) throw notFound();
    if (moment === "reviewed" && request.hire) {
      await loadNow(arrival, "hires.review", { hireId: request.hire.id });
    }
    return { title: reached.title };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title ?? "요청"),
  component: lazyRouteComponent(
    () => import("#web/features/requests/moments/customer-moment-page.tsx"),
    "CustomerMomentPage",
  ),
});

const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests/$requestId/compare",
  staticData: { frame: "detail", ground: "desk" },
  validateSearch: keepQuoteIds,
  beforeLoad: requireLogin,
  loaderDeps: ({ search: { quote_ids } }) => ({ quote_ids }),
  loader: (arrival) =>
    loadPage(arrival, endpointQuery("requests.compare", { ...arrival.params, ...arrival.deps })),
  head: () => pageHead("견적 비교"),
  component: lazyRouteComponent(
    () => import("#web/features/requests/compare/compare-page.tsx"),
    "ComparePage",
  ),
});

const recommendedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/user/recommended/$requestId",
  staticData: { frame: "detail" },
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointQuery("requests.recommended", arrival.params)),
  head: () => pageHead("추천 고수"),
  component: lazyRouteComponent(
    () => import("#web/features/requests/recommended-page.tsx"),
    "RecommendedPage",
  ),
});

const reviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/review/$hireId",
  staticData: { frame: "task" },
  validateSearch: keepRequestId,
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointQuery("hires.get", arrival.params)),
  head: () => pageHead("후기 쓰기"),
  component: lazyRouteComponent(
    () => import("#web/features/reviews/review-page.tsx"),
    "ReviewPage",
  ),
});

export const requestRoutes = [
  requestFormRoute,
  requestListRoute,
  requestRoute,
  momentRoute,
  compareRoute,
  sellerRoute,
  recommendedRoute,
  reviewRoute,
] as const;
