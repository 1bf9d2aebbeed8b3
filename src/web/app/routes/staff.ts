import { createRoute, isNotFound, lazyRouteComponent } from "@tanstack/react-router";
import { logInput } from "#web/features/staff/log/log-filter.ts";
import { queueTabOf } from "#web/features/staff/queue/queue-tab.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requirePermission, requireStaff } from "../guards.ts";
import { staffFrame } from "../layout/staff-frame.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepNext = keepSearch("next");
const keepTab = keepSearch("tab");
const keepId = keepSearch("id");
const keepFilters = keepSearch("staff", "kind", "day");

const secondFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/second-factor",
  staticData: { frame: "task" },
  validateSearch: keepNext,
  beforeLoad: requireStaff,
  loader: (arrival) => loadPage(arrival, endpointQuery("staff.secondFactor")),
  head: () => pageHead("2단계 인증"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/second-factor/second-factor-page.tsx"),
    "SecondFactorPage",
  ),
});

const queues = {
  pros: () => endpointPages("staff.pros"),
  name_changes: () => endpointPages("staff.nameChanges"),
  certifications: () => endpointPages("staff.certifications"),
  reports: () => endpointPages("staff.reports"),
};

const queueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff",
  staticData: staffFrame,
  validateSearch: keepTab,
  beforeLoad: requirePermission("queue"),
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(arrival, endpointQuery("staff.queue"), queues[queueTabOf(arrival.deps.tab)]()),
  head: () => pageHead("대기 목록"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/queue/queue-page.tsx"),
    "QueuePage",
  ),
});

const proRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/pros/$proId",
  staticData: staffFrame,
  beforeLoad: requirePermission("pros"),
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("staff.pros.get", arrival.params),
      endpointQuery("staff.queue"),
      queues.pros(),
    ),
  head: () => pageHead("고수 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/pro/pro-page.tsx"),
    "StaffProPage",
  ),
});

const nameChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/name-changes/$nameChangeId",
  staticData: staffFrame,
  beforeLoad: requirePermission("pros"),
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("staff.nameChanges.get", arrival.params),
      endpointQuery("staff.queue"),
      queues.name_changes(),
    ),
  head: () => pageHead("이름 변경 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/name-change/name-change-page.tsx"),
    "StaffNameChangePage",
  ),
});

const certificationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/certifications/$certificationId",
  staticData: staffFrame,
  beforeLoad: requirePermission("certifications"),
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("staff.certifications.get", arrival.params),
      endpointQuery("staff.queue"),
      queues.certifications(),
    ),
  head: () => pageHead("자격 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/certification/certification-page.tsx"),
    "StaffCertificationPage",
  ),
});

const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/reports/$reportId",
  staticData: staffFrame,
  beforeLoad: requirePermission("reports"),
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("staff.reports.get", arrival.params),
      endpointQuery("staff.queue"),
      queues.reports(),
    ),
  head: () => pageHead("신고 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/abuse-report/abuse-report-page.tsx"),
    "StaffReportPage",
  ),
});

/** What was looked up by its id may be none: its page goes on asking. */
async function isThere(loading: Promise<void>): Promise<boolean> {
  try {
    await loading;
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

const requestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/requests",
  staticData: staffFrame,
  validateSearch: keepId,
  beforeLoad: requirePermission("requests"),
  loaderDeps: ({ search }) => search,
  loader: async (arrival) => {
    const { id } = arrival.deps;
    const query = id && endpointQuery("staff.requests.get", { requestId: id });
    return { found: query ? await isThere(loadPage(arrival, query)) : null };
  },
  head: () => pageHead("요청 찾기"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/look-up/request-look-up-page.tsx"),
    "RequestLookUpPage",
  ),
});

const reviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/reviews",
  staticData: staffFrame,
  validateSearch: keepId,
  beforeLoad: requirePermission("reviews"),
  loaderDeps: ({ search }) => search,
  loader: async (arrival) => {
    const { id } = arrival.deps;
    const query = id && endpointQuery("staff.reviews.get", { reviewId: id });
    return { found: query ? await isThere(loadPage(arrival, query)) : null };
  },
  head: () => pageHead("후기 찾기"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/look-up/review-look-up-page.tsx"),
    "ReviewLookUpPage",
  ),
});

const logRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/log",
  staticData: staffFrame,
  validateSearch: keepFilters,
  beforeLoad: requirePermission("log"),
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointPages("staff.log", logInput(arrival.deps)),
      endpointQuery("staff.people"),
    ),
  head: () => pageHead("기록"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/log/log-page.tsx"),
    "StaffLogPage",
  ),
});

export const staffRoutes = [
  secondFactorRoute,
  queueRoute,
  proRoute,
  nameChangeRoute,
  certificationRoute,
  reportRoute,
  requestsRoute,
  reviewsRoute,
  logRoute,
] as const;
