import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";

const root = join(import.meta.dirname, "..");

const imports = `
import { dehydrate, hydrate, QueryClient, QueryClientProvider, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createRootRoute, createRoute, createRouter, HeadContent, lazyRouteComponent, Link, Outlet, RouterProvider, Scripts } from "@tanstack/react-router";
import { createElement as h } from "react";
const queryClient = new QueryClient();
const ask = (url) => ({ queryKey: [url], queryFn: () => fetch(url).then((answer) => answer.json()) });
`;

/** What a page of ours stands on, with nothing of ours around it: hydrated, routed, its data in the query cache. */
const hydratedFloor = `${imports}
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
const rootRoute = createRootRoute({
  shellComponent: ({ children }) => h("html", null, h("head", null, h(HeadContent)), h("body", null, children, h(Scripts))),
  component: () => h(Outlet),
});
const home = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: () => queryClient.ensureQueryData(ask("/api2/categories/")),
  component: Home,
});
function Home() {
  const { data } = useSuspenseQuery(ask("/api2/categories/"));
  const { data: more } = useQuery(ask("/more"));
  return h(Link, { to: "/" }, data.items.length, more);
}
const router = createRouter({
  routeTree: rootRoute.addChildren([home]),
  scrollRestoration: true,
  dehydrate: () => ({ answers: dehydrate(queryClient) }),
  hydrate: ({ answers }) => hydrate(queryClient, answers),
  Wrap: ({ children }) => h(QueryClientProvider, { client: queryClient }, children),
});
hydrateRoot(document, h(RouterClient, { router }));
`;

/** The front page's content drawn in the browser with the same libraries, after asking the API for it. */
const clientFloor = `${imports}
import { createRoot } from "react-dom/client";
const categories = ask("/api2/categories/");
const popular = ask("/api2/search/pro/popular-services?limit=8");
const rootRoute = createRootRoute({ component: () => h(Outlet) });
const home = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: () => Promise.all([queryClient.ensureQueryData(categories), queryClient.ensureQueryData(popular)]),
  component: Home,
});
function Home() {
  const { data: all } = useSuspenseQuery(categories);
  const { data: often } = useSuspenseQuery(popular);
  return h("main", null,
    h("h1", null, "적힌 대로, 적힌 만큼."),
    h("p", null, "무엇이 포함되고 무엇이 별도인지 적힌 견적만 받아 비교하세요. 요청은 무료예요."),
    [all, often].map((list, key) => h("ul", { key }, list.items.map((item) => h("li", { key: item.slug }, item.name)))),
  );
}
const router = createRouter({ routeTree: rootRoute.addChildren([home]) });
createRoot(document.body).render(
  h(QueryClientProvider, { client: queryClient }, h(RouterProvider, { router })),
);
`;

/** Builds one of the two the way the product is built; the code of its chunks. */
export async function buildFloor(kind: "hydrated" | "client"): Promise<string[]> {
  mkdirSync(join(root, "bench/out"), { recursive: true });
  const folder = mkdtempSync(join(root, "bench/out/floor-"));
  try {
    const input = join(folder, "floor.js");
    writeFileSync(input, kind === "hydrated" ? hydratedFloor : clientFloor);
    const built = (await build({
      configFile: false,
      root: folder,
      logLevel: "error",
      define: { "process.env.NODE_ENV": '"production"' },
      build: { write: false, target: "baseline-widely-available", rolldownOptions: { input } },
    })) as Rolldown.RolldownOutput;
    return built.output.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
