import { createRoute } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { firstSlots } from "#web/features/consultations/first-slots.ts";
import { firstPieces } from "#web/features/portfolio/first-pieces.ts";
import { REVIEW_SEARCH, reviewFilter, reviewsInput } from "#web/features/reviews/review-filter.ts";
import { firstTestimonials } from "#web/features/testimonials/first-testimonials.ts";
import { usedPage } from "../arrival/late-page.tsx";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the route: written inline, its type would be inferred too late.
const keepReviewSearch = keepSearch(...REVIEW_SEARCH);

export const proRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pros/$proId",
  staticData: { frame: "detail", shared: true, harmless: true },
  validateSearch: keepReviewSearch,
  loaderDeps: ({ search }) => reviewFilter(search),
  loader: async (arrival) => {
    const [pro] = await Promise.all([
      loadOne(arrival, "pro.get", arrival.params),
      loadPage(
        arrival,
        firstPieces(arrival.params.proId),
        endpointQuery("pro.reviews.summary", arrival.params),
        endpointPages("pro.reviews", reviewsInput(arrival.params.proId, arrival.deps)),
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
  component: usedPage(() =>
    import("../pages/pro-route-page.tsx").then((module) => module.ProRoutePage),
  ),
});
