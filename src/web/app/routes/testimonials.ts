import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { requirePro } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

const manageTestimonialsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/testimonials",
  staticData: { frame: "detail" },
  beforeLoad: requirePro,
  loader: async (arrival) => {
    const { id: pro_id } = await loadOne(arrival, "pro.profile");
    await loadPage(
      arrival,
      endpointPages("pro.testimonial.invitations"),
      endpointPages("pro.testimonial", { pro_id }),
    );
  },
  head: () => pageHead("외부 추천"),
  component: lazyRouteComponent(
    () => import("#web/features/testimonials/manage/manage-testimonials-page.tsx"),
    "ManageTestimonialsPage",
  ),
});

// The link's secret stands behind the "#" and is read by the page itself, so nothing is loaded here.
const linkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/testimonial",
  staticData: { frame: "task" },
  head: () => pageHead("추천 쓰기"),
  component: lazyRouteComponent(
    () => import("#web/features/testimonials/link/link-page.tsx"),
    "LinkPage",
  ),
});

const testimonialListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pros/$proId/testimonials",
  staticData: { frame: "detail", shared: true },
  loader: async (arrival) => {
    const { proId: pro_id } = arrival.params;
    const [pro] = await Promise.all([
      loadOne(arrival, "pro.get", arrival.params),
      loadPage(
        arrival,
        endpointQuery("pro.testimonial.summary", { pro_id }),
        endpointPages("pro.testimonial", { pro_id }),
      ),
    ]);
    return { name: pro.display_name };
  },
  head: ({ loaderData }) => pageHead(`${loaderData?.name ?? "고수"} 외부 추천`),
  component: lazyRouteComponent(
    () => import("#web/features/testimonials/testimonial-list-page.tsx"),
    "TestimonialListPage",
  ),
});

const testimonialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/testimonials/$testimonialId",
  staticData: { frame: "detail", shared: true },
  loader: async (arrival) => {
    const { pro } = await loadOne(arrival, "pro.testimonial.get", arrival.params);
    return { name: pro.display_name };
  },
  head: ({ loaderData }) => pageHead(`${loaderData?.name ?? "고수"} 고수의 외부 추천`),
  component: lazyRouteComponent(
    () => import("#web/features/testimonials/testimonial-page.tsx"),
    "TestimonialPage",
  ),
});

export const testimonialRoutes = [
  manageTestimonialsRoute,
  linkRoute,
  testimonialListRoute,
  testimonialRoute,
] as const;
