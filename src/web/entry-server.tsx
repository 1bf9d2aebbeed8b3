import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import type { LocationRewrite } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { DrawnPage, PageOrder, RenderPage } from "#contract/page-rendering.ts";
import { arrivalHead } from "./app/discovery/arrival-head.ts";
import { createAppRouter, type AppRouter } from "./app/router.ts";
import { routeTree } from "./app/routes.ts";
import { whatIsGone } from "./app/what-is-gone.ts";
import { ApiFailure } from "./platform/api/api-failure.ts";
import { createCall } from "./platform/api/call.ts";
import { createPageClock } from "./platform/page/clock.ts";
import { isDevelopmentAddress } from "./platform/page/development-address.ts";
import { createQueryClient } from "./platform/api/query-client.ts";

const GONE = 410;
const BROKEN = 500;
/** What React leaves where a part threw while it was drawn: it takes that for something to try in the browser. */
const UNDRAWN = "<!--$!-->";
const PASSING: ReadonlySet<number> = new Set([429, 503]);

export const render: RenderPage = async (order) => {
  const drawn = await draw(order);
  if (!leadsBack(drawn.location, order.url)) return drawn;
  // An address has one spelling for the router and another for URLs ("^"): it would be sent to itself for ever.
  return draw(order, { output: ({ url }) => url });
};

function leadsBack(location: string | null, url: string): boolean {
  return location !== null && URL.parse(location, url)?.href === new URL(url).href;
}

async function draw(order: PageOrder, rewrite?: LocationRewrite): Promise<DrawnPage> {
  const router = createAppRouter(
    routeTree,
    {
      queryClient: createQueryClient(createCall(order.call)),
      visitor: order.visitor,
      clock: createPageClock(order.now, () => order.now),
      seenEvent: order.seenEvent,
      development: order.development && isDevelopmentAddress(new URL(order.url).hostname),
    },
    order.nonce,
  );
  if (rewrite) router.update({ ...router.options, rewrite });
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(order.url),
    getRouterManifest: () => Promise.resolve({ routes: { __root__: order.assets } }),
  });
  let shared = false;
  const response = await handle(async ({ responseHeaders }) => {
    throwUnknownErrors(router);
    shared = isShared(router);
    // Before it is drawn: the cache is empty afterwards.
    const status = whatIsGone(router) ? GONE : (passingStatus(router) ?? getSsrStatus(router));
    const head = arrivalHead(router, order);
    const drawn = renderToString(<RouterServer router={router} />);
    const html = drawn.replace("</head>", () => `${head}</head>`);
    return new Response(await transformHtmlStringWithRouter(router, html), {
      status: drawn.includes(UNDRAWN) ? BROKEN : status,
      headers: responseHeaders,
    });
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    html: await response.text(),
    shared,
  };
}

/**
 * Whether all anonymous visitors may have this drawing. An address with more in its query than its page knows is
 * drawn by itself: there is no end of such addresses.
 */
function isShared(router: AppRouter): boolean {
  const match = router.stores.matches.get().at(-1);
  if (!match?.staticData.shared) return false;
  const search: Record<string, unknown> = router.latestLocation.search;
  const route = Object.values(router.routesById).find(({ id }) => id === match.routeId);
  const validate: unknown = route?.options.validateSearch;
  const known = typeof validate === "function" ? (validate(search) as typeof search) : {};
  return Object.keys(search).every((name) => known[name] !== undefined);
}

/** Too many, or nothing to be had right now: said as it is, so that robots come again and nobody looks for a fault. */
function passingStatus(router: AppRouter): number | null {
  for (const { error } of router.stores.matches.get()) {
    if (error instanceof ApiFailure && PASSING.has(error.status)) return error.status;
  }
  return null;
}

/** Only what the API answered may be told on an error page; any other error is for the log. */
function throwUnknownErrors(router: AppRouter): void {
  for (const match of router.stores.matches.get()) {
    if (match.status === "error" && !(match.error instanceof ApiFailure)) throw match.error;
  }
}
