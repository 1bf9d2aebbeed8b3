import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** Leads to the page of the second step, where the login waits for it; from there on to `next`, or home. */
export function useSecondStepPage(next: string | null | undefined): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    // What an earlier visit of that page was told is of another login.
    queryClient.removeQueries({ queryKey: endpointQuery("auth.secondStep").queryKey });
    return navigate({ to: "/second-step", search: next ? { next } : {} });
  };
}
