import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import type { LocationRewrite } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { RenderedPage, PageContext, RenderPage } from "#contract/page-rendering.ts";
import { arrivalHead } from "./app/seo/arrival-head.ts";
import { createAppRouter, type AppRouter } from "./app/router.ts";
import { routeTree } from "./app/routes.ts";
import { speculationRules } from "./app/arrival/speculation-rules.ts";
import { whatIsGone } from "./app/what-is-gone.ts";
import { ApiFailure } from "./platform/api/api-failure.ts";
import { createCall } from "./platform/api/call.ts";
import { createPageClock } from "./platform/page/clock.ts";
import { isDevelopmentHost } from "./platform/page/development-host.ts";
import { createQueryClient } from "./platform/api/query-client.ts";

const GONE = 410;
const BROKEN = 500;
/** What React leaves where a part threw while it was rendered: it takes that for something to try in the browser. */
const UNRENDERED = "<!--$!-->";
const PASSING: ReadonlySet<number> = new Set([429, 503]);

export const render: RenderPage = async (context) => {
  const rendered = await renderOnce(context);
  if (!leadsBack(rendered.location, context.url)) return rendered;
  // A path has one spelling for the router and another for URLs ("^"): it would be sent to itself for ever.
  return renderOnce(context, { output: ({ url }) => url });
};

function leadsBack(location: string | null, url: string): boolean {
  return location !== null && URL.parse(location, url)?.href === new URL(url).href;
}

async function renderOnce(context: PageContext, rewrite?: LocationRewrite): Promise<RenderedPage> {
  const router = createAppRouter(
    routeTree,
    {
      queryClient: createQueryClient(createCall(context.call)),
      visitor: context.visitor,
      clock: createPageClock(context.now, () => context.now),
      seenEvent: context.seenEvent,
      development: context.development && isDevelopmentHost(new URL(context.url).hostname),
    },
    context.nonce,
  );
  if (rewrite) router.update({ ...router.options, rewrite });
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(context.url),
    getRouterManifest: () => Promise.resolve({ routes: { __root__: context.assets } }),
  });
  let shared = false;
  // Handed over here: through the body of a Response it would be encoded, and decoded again.
  let html = "";
  const response = await handle(async () => {
    throwUnknownErrors(router);
    shared = isShared(router);
    // Before it is rendered: the cache is empty afterwards.
    const status = whatIsGone(router) ? GONE : (passingStatus(router) ?? getSsrStatus(router));
    const head = arrivalHead(router, context) + speculationRules(router, context.nonce);
    const rendered = renderToString(<RouterServer router={router} />);
    const whole = rendered.replace("</head>", () => `${head}</head>`);
    html = await transformHtmlStringWithRouter(router, whole);
    return new Response(null, { status: rendered.includes(UNRENDERED) ? BROKEN : status });
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    html,
    shared,
  };
}

/**
 * Whether all anonymous visitors may have this rendering. A URL with more in its query than its page knows is
 * rendered by itself: there is no end of such URLs.
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

/** Only what the API answered may be shown on an error page; any other error is for the log. */
function throwUnknownErrors(router: AppRouter): void {
  for (const match of router.stores.matches.get()) {
    if (match.status === "error" && !(match.error instanceof ApiFailure)) throw match.error;
  }
}
