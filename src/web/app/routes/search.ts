import { createRoute, isNotFound, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { POPULAR_WHILE_SEARCHING } from "#web/features/search/suggest/popular-while-searching.ts";
import {
  readSearchParams,
  readWordsInput,
  searchInput,
} from "#web/features/search/search-params.ts";
import { searchTitle, type Asked } from "#web/features/search/search-title.ts";
import { loadPage, type PageArrival } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { usedPage } from "../arrival/late-page.tsx";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

type SearchArrival = PageArrival & { location: { search: Record<string, unknown> } };

/** In a browser the page shows by itself what is late or fails: the words and filters stay in reach. */
const isBrowser = typeof window !== "undefined";

async function loadSearch(arrival: SearchArrival): Promise<{ asked?: Asked }> {
  const params = readSearchParams(arrival.location.search);
  const { category, service, region } = params;
  const list = endpointPages("search.pro", searchInput(params));
  try {
    await Promise.all([
      loadPage(arrival, list, endpointQuery("categories.list")),
      loadServices(arrival, category),
    ]);
  } catch (error) {
    if (isBrowser) return {};
    // A category, a service or a region that there is not, or not any more, is no filter.
    if (isNotFound(error) && (category ?? service ?? region) !== undefined) {
      const left = { ...params, category: undefined, service: undefined, region: undefined };
      throw redirect({ to: "/search", search: left });
    }
    throw error;
  }
  return { asked: arrival.context.queryClient.getQueryData(list.queryKey)?.pages[0]?.asked };
}

/** What a category can be narrowed down to. One of the second level has no page of its own, and no such list. */
async function loadServices({ context }: SearchArrival, category: string | undefined) {
  if (category === undefined) return;
  await context.queryClient.prefetchQuery(endpointQuery("categories.get", { cat1Slug: category }));
}

// The search is no dependency of the loader: with another one the page stays, and shows what is late by itself, while
// the loader goes again behind it for the title.
const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/search",
  staticData: { shared: true, harmless: true },
  validateSearch: readSearchParams,
  loader: loadSearch,
  shouldReload: true,
  head: ({ match, loaderData }) => pageHead(searchTitle(match.search.q, loaderData?.asked)),
  component: usedPage(
    async () => {
      // Beside the page, which would ask for them once it is here: a first press waits for both.
      const parts = import("#web/features/search/search-islands.ts");
      parts.catch(() => undefined);
      return (await import("../pages/search-route-page.tsx")).SearchRoutePage;
    },
    () => import("#web/features/search/search-page.tsx").then((module) => module.loadSearchParts()),
  ),
});

const searchSuggestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/search-suggest",
  validateSearch: readWordsInput,
  staticData: { frame: "task" },
  loader: async (arrival) => {
    // While somebody types, the list asks for itself.
    if (arrival.cause === "stay") return;
    const { q } = readWordsInput(arrival.location.search);
    await loadPage(
      arrival,
      endpointQuery("services.popular", { limit: POPULAR_WHILE_SEARCHING }),
      ...(q === undefined ? [] : [endpointQuery("search.suggest", { q })]),
    );
  },
  head: () => pageHead("서비스와 고수 찾기"),
  component: lazyRouteComponent(
    () => import("#web/features/search/suggest/search-suggest-page.tsx"),
    "SearchSuggestPage",
  ),
});

export const searchRoutes = [searchRoute, searchSuggestRoute] as const;
