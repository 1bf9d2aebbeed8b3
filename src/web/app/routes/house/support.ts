import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { requireLogin } from "../../guards.ts";
import { pageHead } from "../../page-head.ts";
import { rootRoute } from "../../root-route.ts";

/** `id`: of the request that failed, from a page that says so; `request`, `payment`: what a link here was about. */
const keepAbout = keepSearch("id", "request", "payment");

const supportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  staticData: { frame: "detail", harmless: true },
  validateSearch: keepAbout,
  loader: (arrival) => {
    const { authenticated, userType } = arrival.context.visitor;
    const isMember = authenticated && userType !== "staff";
    return loadPage(
      arrival,
      endpointQuery("operator.get"),
      ...(isMember ? [endpointQuery("support.abouts")] : []),
    );
  },
  head: () => pageHead("고객센터"),
  component: lazyRouteComponent(
    () => import("#web/features/support/support-page.tsx"),
    "SupportPage",
  ),
});

const ticketsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support/tickets",
  staticData: { frame: "detail" },
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointPages("support.tickets")),
  head: () => pageHead("내 문의"),
  component: lazyRouteComponent(
    () => import("#web/features/support/tickets-page.tsx"),
    "TicketsPage",
  ),
});

const ticketRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support/tickets/$ticketId",
  staticData: { frame: "detail" },
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointQuery("support.tickets.get", arrival.params)),
  head: () => pageHead("문의"),
  component: lazyRouteComponent(
    () => import("#web/features/support/ticket-page.tsx"),
    "TicketPage",
  ),
});

export const supportRoutes = [supportRoute, ticketsRoute, ticketRoute] as const;
