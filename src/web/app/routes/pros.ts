import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/query-options.ts";
import { firstSlots } from "#web/features/consultations/first-slots.ts";
import { firstTestimonials } from "#web/features/testimonials/first-testimonials.ts";
import { requireLogin } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

const proRoute = createRoute({
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
  head: ({ loaderData }) => pageHead(loaderData?.name ?? "고수", loaderData?.headline),
  component: lazyRouteComponent(() => import("./pro-route-page.tsx"), "ProRoutePage"),
});

/** What a profile is chosen from. */
const choices = [endpointQuery("categories.list"), endpointQuery("address.siGunGu")];

const applyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/apply",
  staticData: { frame: "task" },
  beforeLoad: requireLogin,
  loader: async (arrival) => {
    const { pro } = await loadOne(arrival, "users.me");
    await loadPage(arrival, ...(pro ? [endpointQuery("pro.profile")] : choices));
  },
  head: () => pageHead("고수로 시작하기"),
  component: lazyRouteComponent(() => import("#web/features/pros/apply-page.tsx"), "ApplyPage"),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/profile",
  staticData: { frame: "detail" },
  beforeLoad: requireLogin,
  loader: async (arrival) => {
    const { pro } = await loadOne(arrival, "users.me");
    if (!pro) throw redirect({ to: "/pro/apply" });
    await loadPage(
      arrival,
      endpointQuery("pro.profile"),
      endpointQuery("users.me.allowPublicRead"),
      ...choices,
    );
  },
  head: () => pageHead("고수 프로필"),
  component: lazyRouteComponent(() => import("#web/features/pros/profile-page.tsx"), "ProfilePage"),
});

export const proRoutes = [proRoute, applyRoute, profileRoute] as const;
