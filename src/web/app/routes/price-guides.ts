import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { stillPage } from "../arrival/late-page.tsx";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

const keepAsked = keepSearch("region", "answers");

const priceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/prices/$slug",
  staticData: { frame: "detail", shared: true, harmless: true },
  validateSearch: keepAsked,
  loaderDeps: ({ search: { region, answers } }) => ({ region, answers }),
  loader: async (arrival) => {
    const asked = { ...arrival.params, ...arrival.deps };
    const { service } = await loadOne(arrival, "prices.get", asked);
    return { name: service.name };
  },
  head: ({ loaderData }) => pageHead(`${loaderData?.name ?? "서비스"} 가격`),
  component: stillPage(() =>
    import("#web/features/price-guides/price-page.tsx").then((module) => module.PricePage),
  ),
});

const priceListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/prices",
  staticData: { shared: true, harmless: true },
  loader: (arrival) => loadPage(arrival, endpointQuery("prices.list")),
  head: () => pageHead("서비스별 가격"),
  component: lazyRouteComponent(
    () => import("#web/features/price-guides/price-list-page.tsx"),
    "PriceListPage",
  ),
});

export const priceRoutes = [priceRoute, priceListRoute] as const;
