import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { noticesInput } from "#web/features/notifications/list/notice-filter.ts";
import { sentQuotesInput } from "#web/features/quotes/sent/sent-quotes-filter.ts";
import {
  readReceivedParams,
  receivedInput,
} from "#web/features/received-requests/received-params.ts";
import { loadIfThere, loadOne, loadPage, type PageArrival } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requireLogin, requirePro, requireProAtWork } from "../guards.ts";
import { pageHead, roomHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepQuoteSearch = keepSearch("id", "request_id");
const keepFilter = keepSearch("filter");
/** Not `q`: that is what the field of the header is filled with. */
const keepWords = keepSearch("words");
/** The list beside the room, and the place of a message in it. */
const keepPlace = keepSearch("words", "message");
const threadsInput = ({ words }: { words?: string }) => (words === undefined ? {} : { q: words });
const keepState = keepSearch("state");

/**
 * The request with the pro's credits, their templates, what the service costs elsewhere, and the quote they sent before:
 * it shows whether another may follow.
 */
async function loadComposer(arrival: PageArrival, requestId: string): Promise<void> {
  const [{ my_quote_id: quoteId, service }] = await Promise.all([
    loadOne(arrival, "pro.requests.get", { requestId }),
    loadPage(arrival, endpointQuery("users.me.credits")),
    loadIfThere(arrival, endpointQuery("quotes.templates")),
  ]);
  await Promise.all([
    loadIfThere(arrival, endpointQuery("prices.list", { service: service.slug })),
    quoteId !== null && loadPage(arrival, endpointQuery("quotes.get", { quoteId })),
  ]);
}

/**
 * `?request_id=` composes a quote for that request (pro), `?id=` shows one (either side). Without either it leads to
 * the list: of the quotes that a pro sent, of the requests that a customer's quotes answer.
 */
const quoteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/quote",
  staticData: { frame: "detail", ground: "desk" },
  validateSearch: keepQuoteSearch,
  beforeLoad: async (arrival) => {
    const { id, request_id: requestId } = arrival.search;
    if (requestId) return requireProAtWork(arrival);
    requireLogin(arrival);
    if (id) return;
    const isPro = arrival.context.visitor.userType === "pro";
    throw redirect({ to: isPro ? "/pro/quotes" : "/requests", replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: async (arrival) => {
    const { id, request_id: requestId } = arrival.deps;
    if (requestId) await loadComposer(arrival, requestId);
    else if (id) await loadPage(arrival, endpointQuery("quotes.get", { quoteId: id }));
  },
  head: ({ match }) => pageHead(match.search.request_id ? "견적 쓰기" : "견적"),
  component: lazyRouteComponent(() => import("../pages/quote-route-page.tsx"), "QuoteRoutePage"),
});

const receivedRequestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/requests",
  validateSearch: readReceivedParams,
  beforeLoad: requirePro,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    Promise.all([
      loadPage(
        arrival,
        endpointPages("pro.requests", receivedInput(readReceivedParams(arrival.deps))),
      ),
      loadPage(arrival, endpointQuery("users.me.credits")),
      loadPage(arrival, endpointQuery("pro.report.recent")),
    ]),
  head: () => pageHead("받은 요청"),
  component: lazyRouteComponent(
    () => import("#web/features/received-requests/received-requests-page.tsx"),
    "ReceivedRequestsPage",
  ),
});

const sentQuotesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/quotes",
  validateSearch: keepState,
  beforeLoad: requireProAtWork,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(arrival, endpointPages("quotes.list", sentQuotesInput(arrival.deps.state))),
  head: () => pageHead("보낸 견적"),
  component: lazyRouteComponent(
    () => import("#web/features/quotes/sent/sent-quotes-page.tsx"),
    "SentQuotesPage",
  ),
});

const chatListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/chats",
  validateSearch: keepWords,
  beforeLoad: requireLogin,
  loaderDeps: ({ search }) => threadsInput(search),
  loader: (arrival) => loadPage(arrival, endpointPages("messages.threads", arrival.deps)),
  head: () => pageHead("채팅"),
  component: lazyRouteComponent(
    () => import("#web/features/chats/chat-list-page.tsx"),
    "ChatListPage",
  ),
});

/** Its messages are fetched by the page alone: fetching them marks them as read. */
const chatRoomRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/chats/$quoteId",
  staticData: { frame: "room" },
  validateSearch: keepPlace,
  beforeLoad: requireLogin,
  loaderDeps: ({ search }) => threadsInput(search),
  loader: (arrival) => loadPage(arrival, endpointPages("messages.threads", arrival.deps)),
  head: () => roomHead("대화"),
  component: lazyRouteComponent(
    () => import("../pages/chat-room-route-page.tsx"),
    "ChatRoomRoutePage",
  ),
});

const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/notifications",
  validateSearch: keepFilter,
  beforeLoad: requireLogin,
  loaderDeps: ({ search }) => search,
  loader: (arrival) =>
    loadPage(arrival, endpointPages("users.me.notifications", noticesInput(arrival.deps.filter))),
  head: () => pageHead("알림"),
  component: lazyRouteComponent(
    () => import("#web/features/notifications/list/notifications-page.tsx"),
    "NotificationsPage",
  ),
});

export const quoteRoutes = [
  quoteRoute,
  receivedRequestsRoute,
  sentQuotesRoute,
  chatListRoute,
  chatRoomRoute,
  notificationsRoute,
] as const;
