import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter, createSerializationAdapter } from "@tanstack/react-router";
import { createElement } from "react";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { answersOf, takeAnswers, type PageAnswers } from "#web/platform/page/page-answers.ts";
import type { PageContext } from "#web/platform/page/page-context.ts";
import { parseSearch, stringifySearch } from "#web/platform/navigation/search-text.ts";
import { ErrorStandIn, MissingStandIn, PendingStandIn } from "./stand-ins.tsx";
import type { RouteTree } from "./routes.ts";
import "./static-data.ts";

const apiFailureAdapter = createSerializationAdapter({
  key: "api-failure",
  test: (value: unknown): value is ApiFailure => value instanceof ApiFailure,
  // As text: a body is whatever answered, which the serializer's types cannot describe.
  toSerializable: (failure) => JSON.stringify([failure.status, failure.body]),
  fromSerializable: (text) => {
    const [status, body] = JSON.parse(text) as [number, unknown];
    return new ApiFailure(status, body);
  },
});

/** So long a page may be on its way before another stands in for it. */
export const LATE_AFTER_MS = 200;

/** The router of one page load: in a browser for as long as the page lives, on the server for one request. */
export function createAppRouter(routeTree: RouteTree, context: PageContext, nonce?: string) {
  const { queryClient } = context;
  const router = createRouter({
    routeTree,
    context,
    Wrap: ({ children }) => createElement(QueryClientProvider, { client: queryClient }, children),
    // The serializer's types cannot describe what endpoints answer.
    dehydrate: () => ({ answers: answersOf(queryClient) as never }),
    hydrate: ({ answers }: { answers: PageAnswers }) => takeAnswers(queryClient, answers),
    ssr: { nonce },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    // What may be loaded before it is pressed is decided in one place: preload-on-intent.ts.
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: LATE_AFTER_MS,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingStandIn,
    defaultErrorComponent: ErrorStandIn,
    defaultNotFoundComponent: MissingStandIn,
  });
  // Not among the constructor's options, which leave it to a framework above the router.
  router.options.serializationAdapters = [apiFailureAdapter];
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
