import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { proHiresInput } from "#web/features/pro-work/hires/pro-hires-input.ts";
import { scheduleInput } from "#web/features/pro-work/schedule/schedule-input.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requireProAtWork } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepState = keepSearch("state");
const keepMonth = keepSearch("month");

const todayRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro",
  beforeLoad: requireProAtWork,
  loader: (arrival) => loadPage(arrival, endpointQuery("pro.today")),
  head: () => pageHead("오늘"),
  component: lazyRouteComponent(
    () => import("#web/features/pro-work/today/pro-today-page.tsx"),
    "ProTodayPage",
  ),
});

const hiresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/hires",
  validateSearch: keepState,
  beforeLoad: requireProAtWork,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(arrival, endpointPages("pro.hires", proHiresInput(arrival.deps.state))),
  head: ({ match }) =>
    pageHead(match.search.state === "completed" ? "완료한 거래" : "진행 중인 일"),
  component: lazyRouteComponent(
    () => import("#web/features/pro-work/hires/pro-hires-page.tsx"),
    "ProHiresPage",
  ),
});

const scheduleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/schedule",
  validateSearch: keepMonth,
  beforeLoad: requireProAtWork,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("pro.schedule", scheduleInput(arrival.deps.month)),
      endpointQuery("pro.calendarFeed"),
    ),
  head: () => pageHead("일정"),
  component: lazyRouteComponent(
    () => import("#web/features/pro-work/schedule/schedule-page.tsx"),
    "SchedulePage",
  ),
});

export const proDayRoutes = [todayRoute, hiresRoute, scheduleRoute] as const;
