import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadPage } from "#web/platform/page/page-data.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { requireProfile } from "../guards.ts";
import { pageHead } from "../page-head.ts";
import { rootRoute } from "../root-route.ts";

// Outside the routes: written inline, its type would be inferred too late.
const keepResult = keepSearch("identityVerificationId", "code", "pgCode");

const credentials = endpointQuery("users.me.certifications.credentials");
const business = endpointQuery("users.me.certifications.business");

const certificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/certifications",
  staticData: { frame: "detail" },
  beforeLoad: requireProfile,
  loader: (arrival) =>
    loadPage(
      arrival,
      endpointQuery("users.me.certifications.name"),
      endpointQuery("users.me.certifications.required"),
      business,
      credentials,
    ),
  head: () => pageHead("자격 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/certifications/certifications-page.tsx"),
    "CertificationsPage",
  ),
});

const nameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/certifications/name",
  staticData: { frame: "detail" },
  validateSearch: keepResult,
  beforeLoad: requireProfile,
  loader: (arrival) => loadPage(arrival, endpointQuery("users.me.certifications.name")),
  head: () => pageHead("본인 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/certifications/name-page.tsx"),
    "NamePage",
  ),
});

const businessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/certifications/business",
  staticData: { frame: "detail" },
  beforeLoad: requireProfile,
  loader: (arrival) => loadPage(arrival, business),
  head: () => pageHead("사업자 확인"),
  component: lazyRouteComponent(
    () => import("#web/features/certifications/business-page.tsx"),
    "BusinessPage",
  ),
});

const newCredentialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/certifications/credentials/new",
  staticData: { frame: "detail" },
  beforeLoad: requireProfile,
  loader: (arrival) => loadPage(arrival, credentials),
  head: () => pageHead("자격 추가"),
  component: lazyRouteComponent(
    () => import("#web/features/certifications/credential-page.tsx"),
    "NewCredentialPage",
  ),
});

const credentialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pro/certifications/credentials/$credentialId",
  staticData: { frame: "detail" },
  beforeLoad: requireProfile,
  loader: async (arrival) => {
    const { credentialId: id } = arrival.params;
    const one = endpointQuery("users.me.certifications.credentials.get", { id });
    await loadPage(arrival, credentials, one);
  },
  head: () => pageHead("자격 수정"),
  component: lazyRouteComponent(
    () => import("#web/features/certifications/credential-page.tsx"),
    "CredentialPage",
  ),
});

export const certificationRoutes = [
  certificationsRoute,
  nameRoute,
  businessRoute,
  newCredentialRoute,
  credentialRoute,
] as const;
