import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EndpointName } from "#contract/registry.ts";
import { ConfirmProvider } from "#ui/overlay/use-confirm.tsx";
import { parseSearch, stringifySearch } from "#web/platform/navigation/search-text.ts";
import type { PageContext } from "#web/platform/page/page-context.ts";

const NOW = "2027-03-10T12:00:00+09:00";

/** What endpoints have answered: their name, input and output, which may be the only page of a list. */
export type Answers = readonly [
  name: EndpointName,
  input: object,
  output: unknown,
  pages?: "pages",
][];

/** The text that a part of a page shows at a moment, as the server renders it; "" when it shows nothing. */
export function textInPage(part: ReactNode, now = NOW, answers: Answers = []): string {
  return textOf(htmlInPage(part, now, answers));
}

/** Its links: what each says and where it leads. */
export function linksInPage(part: ReactNode, now = NOW, answers: Answers = []): [string, string][] {
  return linksOf(htmlInPage(part, now, answers));
}

/** The text and the links of a page that reads its path: the page of a route, at an address of it. */
export async function pageAt(
  Page: () => ReactNode,
  route: string,
  address: string,
  answers: Answers = [],
): Promise<{ text: string; links: [string, string][] }> {
  const context = contextOf(NOW, answers);
  const root = createRootRouteWithContext<PageContext>()();
  const page = createRoute({ getParentRoute: () => root, path: route, component: Page });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history,
    context,
    parseSearch,
    stringifySearch,
  });
  await router.load();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={context.queryClient}>
      <ConfirmProvider>
        <RouterProvider router={router as never} />
      </ConfirmProvider>
    </QueryClientProvider>,
  );
  return { text: textOf(html), links: linksOf(html) };
}

function linksOf(html: string): [string, string][] {
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
  return [...links].map(([, href = "", inside = ""]) => [
    textOf(inside),
    href.replaceAll("&amp;", "&"),
  ]);
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function contextOf(now: string, answers: Answers): PageContext {
  const at = Date.parse(now);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { queryFn: () => new Promise(() => undefined), staleTime: Infinity },
    },
  });
  for (const [name, input, output, pages] of answers) {
    if (pages) {
      queryClient.setQueryData([name, input, pages], { pages: [output], pageParams: [null] });
    } else queryClient.setQueryData([name, input], output);
  }
  return {
    queryClient,
    visitor: { authenticated: true, userType: "customer" },
    clock: { renderedAt: at, now: () => at },
    seenEvent: null,
    development: false,
  };
}

function htmlInPage(part: ReactNode, now: string, answers: Answers): string {
  const context = contextOf(now, answers);
  const router = createRouter({
    routeTree: createRootRouteWithContext<PageContext>()(),
    history: createMemoryHistory(),
    context,
    parseSearch,
    stringifySearch,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={context.queryClient}>
      <RouterContextProvider router={router as never}>
        <ConfirmProvider>{part}</ConfirmProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}
