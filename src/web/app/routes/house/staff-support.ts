import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { tabOfTicket, ticketTabOf } from "#web/features/staff/ticket/ticket-tab.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { requirePermission } from "../../guards.ts";
import { staffFrame } from "../../layout/staff-frame.ts";
import { pageHead } from "../../page-head.ts";
import { rootRoute } from "../../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepTab = keepSearch("tab");
const requireSupport = requirePermission("support");

const ticketsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/support",
  staticData: staffFrame,
  validateSearch: keepTab,
  beforeLoad: requireSupport,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(arrival, endpointPages("staff.tickets", { state: ticketTabOf(arrival.deps.tab) })),
  head: () => pageHead("고객센터 문의"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/ticket/tickets-page.tsx"),
    "StaffTicketsPage",
  ),
});

const ticketRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/staff/support/$ticketId",
  staticData: staffFrame,
  beforeLoad: requireSupport,
  loader: async (arrival) => {
    const { state } = await loadOne(arrival, "staff.tickets.get", arrival.params);
    await loadPage(
      arrival,
      endpointPages("staff.tickets", { state: tabOfTicket(state) }),
      // Where the next one comes from.
      endpointPages("staff.tickets", { state: "open" }),
    );
  },
  head: () => pageHead("문의 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/staff/ticket/ticket-page.tsx"),
    "StaffTicketPage",
  ),
});

export const staffSupportRoutes = [ticketsRoute, ticketRoute] as const;
