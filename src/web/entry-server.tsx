import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { createAppRouter, type AppRouter } from "./app/router.ts";
import { ApiFailure } from "./platform/api-failure.ts";
import { createCall, type Transport } from "./platform/call.ts";
import { createPageClock } from "./platform/clock.ts";
import { createQueryClient } from "./platform/query-client.ts";
import type { Visitor } from "./platform/visitor.ts";

/** Scripts and styles of the built (or developing) client, put on every page. */
export interface PageAssets {
  css: string[];
  preloads: string[];
  scripts: { attrs: Record<string, string>; children?: string }[];
}

export interface RenderOptions {
  /** The page's full address. */
  url: string;
  call: Transport;
  visitor: Visitor;
  nonce: string;
  assets: PageAssets;
  /** The product's moment, epoch ms. */
  now: number;
  development: boolean;
  signal: AbortSignal;
}

/**
 * Draws one page: 200, 404 and 500 with their HTML, or a redirect with its Location. Rejects when drawing
 * itself failed; what is in the error must then not be shown.
 */
export async function render(options: RenderOptions): Promise<Response> {
  const router = createAppRouter(
    {
      queryClient: createQueryClient(createCall(options.call)),
      visitor: options.visitor,
      clock: createPageClock(options.now, () => options.now),
      development: options.development,
    },
    options.nonce,
  );
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(options.url, { signal: options.signal }),
    getRouterManifest: () => Promise.resolve({ routes: { __root__: options.assets } }),
  });
  return handle(async ({ responseHeaders }) => {
    throwUnknownErrors(router);
    const html = renderToString(<RouterServer router={router} />);
    return new Response(await transformHtmlStringWithRouter(router, html), {
      status: getSsrStatus(router),
      headers: responseHeaders,
    });
  });
}

/** Only what the API answered may be told on an error page; any other error is for the log. */
function throwUnknownErrors(router: AppRouter): void {
  for (const match of router.stores.matches.get()) {
    if (match.status === "error" && !(match.error instanceof ApiFailure)) throw match.error;
  }
}
