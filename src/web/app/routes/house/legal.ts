import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { LEGAL_TITLES, type LegalDocument } from "#domain/legal/documents.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { loadPage } from "#web/platform/page/page-data.ts";
import { pageHead } from "../../page-head.ts";
import { rootRoute } from "../../root-route.ts";

const keepVersion = keepSearch("version", "against");
const staticData = { frame: "detail", shared: true, harmless: true } as const;

/** A text that holds between people and the product; earlier versions and what changed by its query. */
function legalRoute<Path extends `/${LegalDocument}`>(
  path: Path,
  document: LegalDocument,
  name: "TermsPage" | "PrivacyPage" | "OperationPolicyPage",
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData,
    validateSearch: keepVersion,
    loaderDeps: ({ search: { version, against } }) => ({ version, against }),
    loader: (arrival) =>
      loadPage(arrival, endpointQuery("legal.get", { document, ...arrival.deps })),
    head: () => pageHead(LEGAL_TITLES[document]),
    component: lazyRouteComponent(() => import("#web/features/legal/legal-page.tsx"), name),
  });
}

const businessInfoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/business-info",
  staticData,
  loader: (arrival) => loadPage(arrival, endpointQuery("operator.get")),
  head: () => pageHead("사업자 정보"),
  component: lazyRouteComponent(
    () => import("#web/features/operator/business-info-page.tsx"),
    "BusinessInfoPage",
  ),
});

/** What holds between people and the product, and who runs it. */
export const legalRoutes = [
  legalRoute("/terms", "terms", "TermsPage"),
  legalRoute("/privacy", "privacy", "PrivacyPage"),
  legalRoute("/operation-policy", "operation-policy", "OperationPolicyPage"),
  businessInfoRoute,
] as const;
