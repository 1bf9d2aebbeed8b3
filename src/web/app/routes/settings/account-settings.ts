import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { requireLogin } from "../../guards.ts";
import { pageHead } from "../../page-head.ts";
import { rootRoute } from "../../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepToken = keepSearch("token");
const keepProblem = keepSearch("provider", "problem");

// As with a proof of the address: the press does it, not the opening.
const emailChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/email-change",
  staticData: { frame: "task" },
  validateSearch: keepToken,
  head: () => pageHead("이메일 바꾸기"),
  component: lazyRouteComponent(
    () => import("#web/features/account/email/email-change-page.tsx"),
    "EmailChangePage",
  ),
});

const undoEmailChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/email-change/undo",
  staticData: { frame: "task" },
  validateSearch: keepToken,
  head: () => pageHead("이메일 되돌리기"),
  component: lazyRouteComponent(
    () => import("#web/features/account/email/undo-email-change-page.tsx"),
    "UndoEmailChangePage",
  ),
});

const accountSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/account",
  validateSearch: keepProblem,
  beforeLoad: requireLogin,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("users.me"),
      endpointQuery("users.me.email.pending"),
      endpointQuery("users.me.passkeys"),
      endpointQuery("users.me.secondStep"),
      endpointQuery("users.me.socialLogins"),
      endpointQuery("users.me.blocks"),
      endpointQuery("users.me.proof"),
    ),
  head: () => pageHead("계정 설정"),
  component: lazyRouteComponent(
    () => import("#web/features/account/settings/account-settings-page.tsx"),
    "AccountSettingsPage",
  ),
});

const secondStepRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/account/second-step",
  validateSearch: keepProblem,
  beforeLoad: requireLogin,
  loader: (arrival) =>
    loadPage(arrival, endpointQuery("users.me.secondStep"), endpointQuery("users.me.proof")),
  head: () => pageHead("2단계 인증"),
  component: lazyRouteComponent(
    () => import("#web/features/account/second-step/second-step-page.tsx"),
    "SecondStepPage",
  ),
});

export const accountSettingsRoutes = [
  emailChangeRoute,
  undoEmailChangeRoute,
  accountSettingsRoute,
  secondStepRoute,
] as const;
