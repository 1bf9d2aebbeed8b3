import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { activityReportInput } from "#web/features/activity-report/activity-report-input.ts";
import { loadNow, loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requireLogin, requirePro, requireProAtWork } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepReport = keepSearch(
  "pro_id",
  "request_id",
  "quote_id",
  "review_id",
  "from",
  "to",
  "service",
);
const keepQuote = keepSearch("quote_id");

const templatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/templates",
  staticData: { frame: "detail" },
  beforeLoad: requirePro,
  loader: (arrival) => loadPage(arrival, endpointQuery("quotes.templates")),
  head: () => pageHead("견적 템플릿"),
  component: lazyRouteComponent(
    () => import("#web/features/quotes/templates/templates-page.tsx"),
    "TemplatesPage",
  ),
});

const newTemplateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/templates/new",
  staticData: { frame: "detail" },
  beforeLoad: requirePro,
  loader: (arrival) => loadPage(arrival, endpointQuery("pro.profile")),
  head: () => pageHead("새 템플릿"),
  component: lazyRouteComponent(
    () => import("#web/features/quotes/templates/edit-template-page.tsx"),
    "NewTemplatePage",
  ),
});

const editTemplateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/templates/$templateId",
  staticData: { frame: "detail" },
  beforeLoad: requirePro,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("quotes.templates.get", arrival.params),
      endpointQuery("pro.profile"),
    ),
  head: () => pageHead("템플릿 수정"),
  component: lazyRouteComponent(
    () => import("#web/features/quotes/templates/edit-template-page.tsx"),
    "EditTemplatePage",
  ),
});

/** Also of a pro who is not approved any more; a moment that has not come has no page yet. */
const hireMomentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/hires/$hireId/$moment",
  staticData: { frame: "detail", ground: "desk" },
  beforeLoad: requireLogin,
  loader: async (arrival) => {
    const { hireId, moment } = arrival.params;
    const [hire, { reachedProMoment }] = await Promise.all([
      loadNow(arrival, "pro.hires.get", { hireId }),
      import("#web/features/quotes/moments/reached-pro-moment.ts"),
    ]);
    const reached = reachedProMoment(moment, hire);
    if (reached === null) throw notFound();
    if (moment === "reviewed") await loadNow(arrival, "hires.review", { hireId });
    return { title: reached.title };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title ?? "거래"),
  component: lazyRouteComponent(
    () => import("#web/features/quotes/moments/pro-moment-page.tsx"),
    "ProMomentPage",
  ),
});

/** `?quote_id=` adds files to that quote; without it the pro chooses one. */
const attachFileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/attach-quote-file",
  staticData: { frame: "detail" },
  validateSearch: keepQuote,
  beforeLoad: requirePro,
  loaderDeps: ({ search }) => search,
  loader: async (arrival) => {
    const { quote_id: quoteId } = arrival.deps;
    if (!quoteId) {
      return loadPage(arrival, endpointPages("quotes.list", { takes_files: "true" }));
    }
    const quote = await loadOne(arrival, "quotes.get", { quoteId });
    if (quote.viewer !== "pro") throw notFound();
  },
  head: () => pageHead("견적에 파일 추가"),
  component: lazyRouteComponent(
    () => import("#web/features/quotes/files/attach-file-page.tsx"),
    "AttachFilePage",
  ),
});

/**
 * The pro's own report; with `?pro_id=` the form to report that pro or a review of theirs, for guests too; with
 * `?request_id=` alone the one for a request that came to the pro.
 */
const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/report",
  staticData: { frame: "detail" },
  validateSearch: keepReport,
  beforeLoad: (arrival) => {
    const { pro_id: proId, request_id: requestId } = arrival.search;
    if (proId) return undefined;
    return requestId ? requireProAtWork(arrival) : requirePro(arrival);
  },
  loaderDeps: ({ search }) => search,
  loader: async (arrival) => {
    const { pro_id: proId, request_id: requestId, from, to, service } = arrival.deps;
    if (!proId && requestId) await loadOne(arrival, "pro.requests.get", { requestId });
    else if (proId) await loadPage(arrival, endpointQuery("pro.get", { proId }));
    else
      await loadPage(
        arrival,
        endpointQuery("pro.report", activityReportInput({ from, to, service })),
      );
  },
  head: ({ match: { search } }) => pageHead(reportTitle(search)),
  component: lazyRouteComponent(() => import("../pages/report-route-page.tsx"), "ReportRoutePage"),
});

function reportTitle(search: ReturnType<typeof keepReport>): string {
  if (search.pro_id) return search.review_id ? "후기 신고하기" : "고수 신고하기";
  return search.request_id ? "요청 신고하기" : "내 활동 리포트";
}

export const proWorkRoutes = [
  templatesRoute,
  newTemplateRoute,
  editTemplateRoute,
  hireMomentRoute,
  attachFileRoute,
  reportRoute,
] as const;
