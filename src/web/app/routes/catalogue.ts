import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { POPULAR_ALL } from "#web/features/catalogue/popular-limit.ts";
import { loadOne, loadPage } from "#web/platform/page-data.ts";
import { endpointQuery } from "#web/platform/query-options.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/categories/$cat1Slug",
  staticData: { shared: true },
  loader: async (arrival) => {
    const { name, description } = await loadOne(arrival, "categories.get", arrival.params);
    return { name, description };
  },
  head: ({ loaderData }) => pageHead(loaderData?.name ?? "분야"),
  component: lazyRouteComponent(
    () => import("#web/features/catalogue/category-page.tsx"),
    "CategoryPage",
  ),
});

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/services/$slug",
  staticData: { frame: "detail", shared: true },
  loader: async (arrival) => {
    const { name, description } = await loadOne(arrival, "services.get", arrival.params);
    return { name, description };
  },
  head: ({ loaderData }) => pageHead(loaderData ? `${loaderData.name} 견적` : "서비스"),
  component: lazyRouteComponent(
    () => import("#web/features/catalogue/service-page.tsx"),
    "ServicePage",
  ),
});

const popularServicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/popular-services",
  staticData: { shared: true },
  loader: (arrival) => loadPage(arrival, endpointQuery("services.popular", { limit: POPULAR_ALL })),
  head: () => pageHead("많이 찾는 서비스"),
  component: lazyRouteComponent(
    () => import("#web/features/catalogue/popular-services-page.tsx"),
    "PopularServicesPage",
  ),
});

export const catalogueRoutes = [
  categoryRoute,
  serviceRoute,
  popularServicesRoute,
] as const;
