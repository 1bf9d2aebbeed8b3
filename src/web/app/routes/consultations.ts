import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { firstSlots } from "#web/features/consultations/first-slots.ts";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requireLogin, requirePro } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";
import { consultationSide } from "./consultation-side.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepSlot = keepSearch("slot");
const keepSide = keepSearch("side");

const askRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pros/$proId/consultation",
  staticData: { frame: "detail", shared: true },
  validateSearch: keepSlot,
  loader: async (arrival) => {
    const { proId } = arrival.params;
    const { display_name, offers_consultation } = await loadOne(arrival, "pro.get", { proId });
    if (!offers_consultation) throw notFound();
    await loadPage(arrival, endpointQuery("pro.consultant", { proId }), firstSlots(proId));
    return { name: display_name };
  },
  head: ({ loaderData }) => pageHead(`${loaderData?.name ?? "고수"} 상담 요청`),
  component: lazyRouteComponent(
    () => import("#web/features/consultations/ask-page.tsx"),
    "AskPage",
  ),
});

const consultantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/consultant",
  staticData: { frame: "detail" },
  beforeLoad: requirePro,
  loader: async (arrival) => {
    const { pro } = await loadOne(arrival, "users.me");
    if (!pro) throw notFound();
    const { offers_consultation } = await loadOne(arrival, "pro.get", { proId: pro.id });
    if (!offers_consultation) return;
    await loadPage(arrival, endpointQuery("pro.consultant", { proId: pro.id }));
  },
  head: () => pageHead("상담 프로필"),
  component: lazyRouteComponent(
    () => import("#web/features/consultations/consultant-page.tsx"),
    "ConsultantPage",
  ),
});

const consultationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/consultations",
  validateSearch: keepSide,
  beforeLoad: requireLogin,
  loaderDeps: ({ search }) => search,
  loader: async (arrival) => {
    const me = await loadOne(arrival, "users.me");
    const side = consultationSide(arrival.deps.side, me, arrival.context.visitor);
    await loadPage(arrival, endpointPages("consultations.list", { side }));
  },
  head: () => pageHead("상담"),
  component: lazyRouteComponent(
    () => import("../pages/consultations-route-page.tsx"),
    "ConsultationsRoutePage",
  ),
});

const consultationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/consultations/$consultationId",
  staticData: { frame: "detail" },
  beforeLoad: requireLogin,
  loader: async (arrival) => {
    const { side, pro, customer } = await loadOne(arrival, "consultations.get", arrival.params);
    return { name: side === "customer" ? pro.display_name : customer.name };
  },
  head: ({ loaderData }) => pageHead(loaderData ? `${loaderData.name} 상담` : "상담"),
  component: lazyRouteComponent(
    () => import("#web/features/consultations/consultation-page.tsx"),
    "ConsultationPage",
  ),
});

export const consultationRoutes = [
  askRoute,
  consultantRoute,
  consultationsRoute,
  consultationRoute,
] as const;
