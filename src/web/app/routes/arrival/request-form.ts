import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadIfThere, loadOne } from "#web/platform/page/page-data.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";
import { pageHead } from "../../page-head.ts";
import { rootRoute } from "../../root-route.ts";

// Outside the route: written inline, its type would be inferred too late.
const keepFormSearch = keepSearch("pro", "step");

export const requestFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/request/$slug",
  staticData: { frame: "task" },
  validateSearch: keepFormSearch,
  loaderDeps: ({ search: { pro } }) => ({ pro }),
  loader: async (arrival) => {
    const { context, params, deps } = arrival;
    const isMember = context.visitor.authenticated && context.visitor.userType !== "staff";
    const [{ service, questions }, { loadRulesOf }] = await Promise.all([
      loadOne(arrival, "services.form", params),
      import("#web/features/requests/form/form-rules.ts"),
      // The form does without either: a pro may be gone, and what was asked before only saves typing.
      deps.pro !== undefined && loadIfThere(arrival, endpointQuery("pro.get", { proId: deps.pro })),
      isMember && loadIfThere(arrival, endpointQuery("requests.last", params)),
      // It stands above the first question: coming later it would push that down.
      isMember && loadLastRequest().catch(() => undefined),
    ]);
    await loadRulesOf(questions);
    return { name: service.name };
  },
  head: ({ loaderData }) => pageHead(loaderData ? `${loaderData.name} 요청하기` : "요청하기"),
  component: lazyRouteComponent(
    () => import("#web/features/requests/request-form-page.tsx"),
    "RequestFormPage",
  ),
});

async function loadLastRequest(): Promise<void> {
  const { lastRequest } = await import("#web/features/requests/form/later-parts.ts");
  await lastRequest.load();
}
