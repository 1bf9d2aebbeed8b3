import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EndpointName } from "#contract/registry.ts";
import { ConfirmProvider } from "#ui/overlay/use-confirm.tsx";
import type { PageContext } from "#web/platform/page/page-context.ts";

/**
 * The text that a part of a page shows at a moment, as the server renders it; "" when it shows nothing. `answers` are
 * what endpoints have answered: their name, input and output.
 */
export function textInPage(
  part: ReactNode,
  now = "2027-03-10T12:00:00+09:00",
  answers: readonly [EndpointName, object, unknown][] = [],
): string {
  const at = Date.parse(now);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { queryFn: () => new Promise(() => undefined), staleTime: Infinity },
    },
  });
  for (const [name, input, output] of answers) queryClient.setQueryData([name, input], output);
  const context: PageContext = {
    queryClient,
    visitor: { authenticated: true, userType: "customer" },
    clock: { renderedAt: at, now: () => at },
    seenEvent: null,
    development: false,
  };
  const router = createRouter({
    routeTree: createRootRouteWithContext<PageContext>()(),
    history: createMemoryHistory(),
    context,
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <ConfirmProvider>{part}</ConfirmProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
