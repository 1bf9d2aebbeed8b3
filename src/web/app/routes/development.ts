import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

/** Everything the kit offers on one page; development URLs only (spec §9). */
export const showcaseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/ui",
  beforeLoad: ({ context }) => {
    if (!context.development) throw notFound();
  },
  head: () => pageHead("화면 부품"),
  component: lazyRouteComponent(() => import("#ui/showcase/showcase-page.tsx"), "ShowcasePage"),
});
