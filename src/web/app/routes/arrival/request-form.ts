import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadIfThere, loadOne, type PageArrival } from "#web/platform/page/page-data.ts";
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
      isMember && loadLast(arrival, params),
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

/** What was asked for before, and the part that shows it: above the first question, coming later it would push that down. */
async function loadLast(arrival: PageArrival, params: { slug: string }): Promise<void> {
  const query = endpointQuery("requests.last", params);
  await loadIfThere(arrival, query);
  const last = arrival.context.queryClient.getQueryData(query.queryKey);
  if (!last?.same_service && !last?.open.length) return;
  const { lastRequest } = await import("#web/features/requests/form/later-parts.ts");
  // Lost, it is left out: the refusal at the end says the same, late.
  await lastRequest.load().catch(() => undefined);
}
