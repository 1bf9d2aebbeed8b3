import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** What was told of the second step before is of another login. */
export function forgetSecondStep(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: endpointQuery("auth.secondStep").queryKey });
}

/** Leads to the page of the second step, where the login waits for it; from there on to `next`, or home. */
export function useSecondStepPage(next: string | null | undefined): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    forgetSecondStep(queryClient);
    return navigate({ to: "/second-step", search: next ? { next } : {} });
  };
}
