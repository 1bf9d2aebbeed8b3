import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { PageArrival } from "#web/platform/page/page-data.ts";
import { loadIfThere, loadNow, loadOne, loadPage } from "#web/platform/page/page-data.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { homePath } from "#web/platform/navigation/home-path.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { waitingQuery } from "#web/features/waiting/waiting-query.ts";
import { requireAccount, requireLogin } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, their types would be inferred too late.
const keepNext = keepSearch("next");
const keepLoginEnd = keepSearch("next", "provider", "problem");
const keepProblem = keepSearch("provider", "problem");
const keepToken = keepSearch("token");
const keepAsked = keepSearch("until", "choice");

function leaveWhenLoggedIn({ context, search }: PageArrival & { search: { next?: string } }) {
  if (!context.visitor.authenticated) return;
  throw redirect({ href: sameOriginPath(search.next) ?? homePath(context.visitor.userType) });
}

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  staticData: { frame: "task" },
  validateSearch: keepLoginEnd,
  beforeLoad: leaveWhenLoggedIn,
  loader: (arrival) => loadIfThere(arrival, endpointQuery("socialLogins")),
  head: () => pageHead("로그인"),
  component: lazyRouteComponent(
    () => import("#web/features/account/login/login-page.tsx"),
    "LoginPage",
  ),
});

// Whose second step is waited for is asked by their browser: pages of visitors are rendered without their cookies.
const secondStepLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/second-step",
  staticData: { frame: "task" },
  validateSearch: keepNext,
  beforeLoad: leaveWhenLoggedIn,
  head: () => pageHead("2단계 인증"),
  component: lazyRouteComponent(
    () => import("#web/features/account/second-step/second-step-login-page.tsx"),
    "SecondStepLoginPage",
  ),
});

const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/signup",
  staticData: { frame: "task" },
  validateSearch: keepNext,
  beforeLoad: leaveWhenLoggedIn,
  loader: (arrival) => loadIfThere(arrival, endpointQuery("socialLogins")),
  head: () => pageHead("회원 가입"),
  component: lazyRouteComponent(
    () => import("#web/features/account/signup/signup-page.tsx"),
    "SignupPage",
  ),
});

// What a provider has said is asked for by the browser that it was said to: this page is the same for everybody.
const socialSignupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/signup/social",
  staticData: { frame: "task" },
  beforeLoad: leaveWhenLoggedIn,
  head: () => pageHead("회원 가입"),
  component: lazyRouteComponent(
    () => import("#web/features/account/social/social-signup-page.tsx"),
    "SocialSignupPage",
  ),
});

const socialLoginsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/account/social-logins",
  validateSearch: keepProblem,
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointQuery("users.me.socialLogins")),
  head: () => pageHead("로그인 방법"),
  component: lazyRouteComponent(
    () => import("#web/features/account/social/social-logins-page.tsx"),
    "SocialLoginsPage",
  ),
});

const passwordResetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/password-reset",
  staticData: { frame: "task" },
  validateSearch: keepToken,
  head: () => pageHead("비밀번호 재설정"),
  component: lazyRouteComponent(
    () => import("#web/features/account/password/password-reset-page.tsx"),
    "PasswordResetPage",
  ),
});

// Its button verifies, not its opening: scanners of mail open everything, and the link works once.
const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/verify-email",
  staticData: { frame: "task" },
  validateSearch: keepToken,
  head: () => pageHead("이메일 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/account/email/verify-email-page.tsx"),
    "VerifyEmailPage",
  ),
});

const verifyPhoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/verify-phone",
  staticData: { frame: "task" },
  validateSearch: keepNext,
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointQuery("users.me")),
  head: () => pageHead("휴대폰 번호 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/account/phone/verify-phone-page.tsx"),
    "VerifyPhonePage",
  ),
});

const changePhoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/tel",
  staticData: { frame: "task" },
  validateSearch: keepProblem,
  beforeLoad: requireLogin,
  loader: (arrival) =>
    loadPage(arrival, endpointQuery("users.me.phone"), endpointQuery("users.me.proof")),
  head: () => pageHead("휴대폰 번호 바꾸기"),
  component: lazyRouteComponent(
    () => import("#web/features/account/phone/change-phone-page.tsx"),
    "ChangePhonePage",
  ),
});

const notificationSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/notifications",
  beforeLoad: requireLogin,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("users.me"),
      endpointQuery("users.me.notificationSettings"),
      endpointQuery("users.me.pushDevices"),
    ),
  head: () => pageHead("알림 설정"),
  component: lazyRouteComponent(
    () => import("#web/features/notifications/settings/notification-settings-page.tsx"),
    "NotificationSettingsPage",
  ),
});

// Opened by mail scanners, too: loading it changes nothing.
const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/unsubscribe/$token",
  staticData: { frame: "task" },
  loader: (arrival) => loadPage(arrival, endpointQuery("unsubscribe.get", arrival.params)),
  head: () => pageHead("메일 그만 받기"),
  component: lazyRouteComponent(
    () => import("#web/features/notifications/unsubscribe/unsubscribe-page.tsx"),
    "UnsubscribePage",
  ),
  notFoundComponent: lazyRouteComponent(
    () => import("#web/features/notifications/unsubscribe/wrong-link-page.tsx"),
    "WrongLinkPage",
  ),
});

const meRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/me",
  beforeLoad: requireAccount,
  loader: async (arrival) => {
    const { queryClient, visitor } = arrival.context;
    const me = await loadOne(arrival, "users.me");
    // Staff come here past the second factor only.
    if (visitor.userType === "staff") await loadPage(arrival, endpointQuery("users.me.sessions"));
    else {
      const credits = endpointQuery("users.me.credits");
      await Promise.all([waitingQuery, credits].map((one) => loadIfThere(arrival, one)));
    }
    if (me.pro?.state === "approved") {
      // Counts beside the links; without them the page still stands.
      await Promise.all([
        queryClient.prefetchQuery(endpointQuery("pro.requests.unreadCount")),
        queryClient.prefetchQuery(endpointQuery("consultations.unansweredCount")),
      ]);
    }
  },
  head: () => pageHead("내 정보"),
  component: lazyRouteComponent(() => import("../pages/me-route-page.tsx"), "MeRoutePage"),
});

const consentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/consents",
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointQuery("users.me.consents")),
  head: () => pageHead("동의와 약관"),
  component: lazyRouteComponent(
    () => import("#web/features/account/consents/consents-page.tsx"),
    "ConsentsPage",
  ),
});

const devicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/devices",
  validateSearch: keepProblem,
  beforeLoad: requireAccount,
  loader: (arrival) => loadPage(arrival, endpointQuery("users.me.sessions")),
  head: () => pageHead("로그인한 기기"),
  component: lazyRouteComponent(
    () => import("#web/features/account/devices-page.tsx"),
    "DevicesPage",
  ),
});

const exportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/account/export",
  beforeLoad: requireLogin,
  loader: (arrival) =>
    loadPage(arrival, endpointQuery("users.me.exports"), endpointQuery("users.me.proof")),
  head: () => pageHead("내 정보 받기"),
  component: lazyRouteComponent(
    () => import("#web/features/account/export/export-page.tsx"),
    "ExportPage",
  ),
});

const withdrawalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/account/withdrawal",
  beforeLoad: requireLogin,
  // What stood in the way of leaving may have been settled on the page before.
  loader: async (arrival) => {
    await Promise.all([
      loadNow(arrival, "users.me.withdrawal"),
      loadPage(arrival, endpointQuery("users.me.proof")),
    ]);
  },
  head: () => pageHead("탈퇴"),
  component: lazyRouteComponent(
    () => import("#web/features/account/leaving/withdrawal-page.tsx"),
    "WithdrawalPage",
  ),
});

// For nobody in particular: whoever has just asked is logged out.
const withdrawalAskedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/setting/account/withdrawal/asked",
  validateSearch: keepAsked,
  staticData: { frame: "task" },
  head: () => pageHead("탈퇴 신청"),
  component: lazyRouteComponent(
    () => import("#web/features/account/leaving/withdrawal-asked-page.tsx"),
    "WithdrawalAskedPage",
  ),
});

const savedProsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/me/saved-pros",
  beforeLoad: requireLogin,
  loader: (arrival) =>
    loadPage(arrival, endpointQuery("users.me.savedPros"), endpointQuery("users.me.savedPros.ids")),
  head: () => pageHead("찜한 고수"),
  component: lazyRouteComponent(
    () => import("#web/features/saved-pros/saved-pros-page.tsx"),
    "SavedProsPage",
  ),
});

const writtenReviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/me/reviews",
  beforeLoad: requireLogin,
  loader: (arrival) => loadPage(arrival, endpointPages("users.me.reviews")),
  head: () => pageHead("내가 쓴 후기"),
  component: lazyRouteComponent(
    () => import("#web/features/reviews/written-reviews-page.tsx"),
    "WrittenReviewsPage",
  ),
});

export const accountRoutes = [
  loginRoute,
  secondStepLoginRoute,
  signupRoute,
  socialSignupRoute,
  socialLoginsRoute,
  passwordResetRoute,
  verifyEmailRoute,
  verifyPhoneRoute,
  changePhoneRoute,
  notificationSettingsRoute,
  unsubscribeRoute,
  meRoute,
  devicesRoute,
  consentsRoute,
  exportRoute,
  withdrawalRoute,
  withdrawalAskedRoute,
  savedProsRoute,
  writtenReviewsRoute,
] as const;
