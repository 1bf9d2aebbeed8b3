import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { requireProfile, requireSignUp } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

/** What a profile is chosen from. */
const choices = [endpointQuery("categories.list"), endpointQuery("address.siGunGu")];

const applyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/apply",
  staticData: { frame: "task" },
  beforeLoad: requireSignUp,
  loader: async (arrival) => {
    const { pro } = await loadOne(arrival, "users.me");
    await loadPage(
      arrival,
      ...(pro
        ? [endpointQuery("pro.profile"), endpointQuery("users.me.certifications.name")]
        : choices),
    );
  },
  head: () => pageHead("고수로 시작하기"),
  component: lazyRouteComponent(() => import("#web/features/pros/apply-page.tsx"), "ApplyPage"),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/profile",
  staticData: { frame: "detail" },
  beforeLoad: requireProfile,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("pro.profile"),
      endpointQuery("users.me.allowPublicRead"),
      ...choices,
    ),
  head: () => pageHead("고수 프로필"),
  component: lazyRouteComponent(() => import("#web/features/pros/profile-page.tsx"), "ProfilePage"),
});

export const proProfileRoutes = [applyRoute, profileRoute] as const;
