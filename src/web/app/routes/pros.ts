import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/query-options.ts";
import { firstSlots } from "#web/features/consultations/first-slots.ts";
import { firstTestimonials } from "#web/features/testimonials/first-testimonials.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

export const proRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pros/$proId",
  staticData: { frame: "detail", shared: true },
  loader: async (arrival) => {
    const [pro] = await Promise.all([
      loadOne(arrival, "pro.get", arrival.params),
      loadPage(
        arrival,
        endpointPages("pro.reviews", arrival.params),
        endpointQuery("pro.certifications", arrival.params),
        ...firstTestimonials(arrival.params.proId),
      ),
    ]);
    const { proId } = arrival.params;
    if (pro.offers_consultation) {
      await loadPage(arrival, endpointQuery("pro.consultant", { proId }), firstSlots(proId));
    }
    return { name: pro.display_name, headline: pro.headline };
  },
  head: ({ loaderData }) => pageHead(loaderData?.name ?? "고수"),
  component: lazyRouteComponent(() => import("./pro-route-page.tsx"), "ProRoutePage"),
});
