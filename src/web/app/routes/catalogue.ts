import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { POPULAR_ALL } from "#web/features/catalogue/popular/popular-limit.ts";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { stillPage } from "../arrival/late-page.tsx";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";
import { reviewsOfRegion, reviewsOfService } from "./service-reviews.ts";

const categoryIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/categories",
  staticData: { shared: true, harmless: true },
  loader: (arrival) => loadPage(arrival, endpointQuery("categories.list")),
  head: () => pageHead("모든 서비스"),
  component: lazyRouteComponent(
    () => import("#web/features/catalogue/category/category-index-page.tsx"),
    "CategoryIndexPage",
  ),
});

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/categories/$cat1Slug",
  staticData: { shared: true, harmless: true },
  loader: async (arrival) => {
    const { cat1Slug } = arrival.params;
    const [{ name, description }] = await Promise.all([
      loadOne(arrival, "categories.get", { cat1Slug }),
      loadPage(
        arrival,
        endpointQuery("categories.list"),
        endpointQuery("prices.list", { category: cat1Slug }),
      ),
    ]);
    return { name, description };
  },
  head: ({ loaderData }) => pageHead(loaderData?.name ?? "분야"),
  component: lazyRouteComponent(
    () => import("#web/features/catalogue/category/category-page.tsx"),
    "CategoryPage",
  ),
});

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/services/$slug",
  staticData: { frame: "detail", shared: true, harmless: true },
  loader: async (arrival) => {
    const { slug } = arrival.params;
    const [{ name, description }] = await Promise.all([
      loadOne(arrival, "services.get", { slug }),
      loadPage(
        arrival,
        endpointQuery("services.regions", { slug }),
        endpointQuery("prices.list", { service: slug }),
        endpointQuery("reviews.recent", reviewsOfService(slug)),
      ),
    ]);
    return { name, description };
  },
  head: ({ loaderData }) => pageHead(loaderData ? `${loaderData.name} 견적` : "서비스"),
  component: stillPage(() =>
    import("../pages/service-route-page.tsx").then((module) => module.ServiceRoutePage),
  ),
});

/** A service in a si-do or si-gun-gu; only where there is something of it. */
const serviceRegionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/services/$slug/$regionCode",
  staticData: { frame: "detail", shared: true, harmless: true },
  loader: async (arrival) => {
    const { slug, regionCode } = arrival.params;
    // First of all whether there is such a page: the rest would refuse a region that is none.
    const { service, region } = await loadOne(arrival, "services.inRegion", { slug, regionCode });
    await loadPage(
      arrival,
      endpointQuery("prices.get", { slug, region: regionCode }),
      endpointQuery("prices.list", { service: slug }),
      endpointQuery("reviews.recent", reviewsOfRegion(slug, regionCode)),
    );
    return { service: service.name, region: region.full_name };
  },
  head: ({ loaderData }) =>
    pageHead(loaderData ? `${loaderData.region} ${loaderData.service} 견적` : "서비스"),
  component: lazyRouteComponent(
    () => import("../pages/service-region-route-page.tsx"),
    "ServiceRegionRoutePage",
  ),
});

const popularServicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/popular-services",
  staticData: { shared: true, harmless: true },
  loader: (arrival) => loadPage(arrival, endpointQuery("services.popular", { limit: POPULAR_ALL })),
  head: () => pageHead("많이 찾는 서비스"),
  component: lazyRouteComponent(
    () => import("#web/features/catalogue/popular/popular-services-page.tsx"),
    "PopularServicesPage",
  ),
});

export const catalogueRoutes = [
  categoryIndexRoute,
  categoryRoute,
  serviceRoute,
  serviceRegionRoute,
  popularServicesRoute,
] as const;
