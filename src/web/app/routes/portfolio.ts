import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { requireProfile } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

/** What a piece is written with. */
const choices = [endpointQuery("pro.profile"), endpointQuery("address.siGunGu")];

const portfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/portfolio",
  staticData: { frame: "detail" },
  beforeLoad: requireProfile,
  loader: (arrival) => loadPage(arrival, endpointQuery("pro.portfolio.own")),
  head: () => pageHead("포트폴리오"),
  component: lazyRouteComponent(
    () => import("#web/features/portfolio/manage/portfolio-page.tsx"),
    "PortfolioPage",
  ),
});

const newPieceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/portfolio/new",
  staticData: { frame: "detail" },
  beforeLoad: requireProfile,
  loader: (arrival) => loadPage(arrival, ...choices),
  head: () => pageHead("작업 올리기"),
  component: lazyRouteComponent(
    () => import("#web/features/portfolio/manage/edit-piece-page.tsx"),
    "NewPiecePage",
  ),
});

const editPieceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/portfolio/$portfolioId",
  staticData: { frame: "detail" },
  beforeLoad: requireProfile,
  loader: async (arrival) => {
    const { items } = await loadOne(arrival, "pro.portfolio.own");
    if (!items.some(({ id }) => id === arrival.params.portfolioId)) throw notFound();
    await loadPage(arrival, ...choices);
  },
  head: () => pageHead("작업 수정"),
  component: lazyRouteComponent(
    () => import("#web/features/portfolio/manage/edit-piece-page.tsx"),
    "EditPiecePage",
  ),
});

export const portfolioRoutes = [portfolioRoute, newPieceRoute, editPieceRoute] as const;
