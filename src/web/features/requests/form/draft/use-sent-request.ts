import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { requestOfThisVisit } from "./draft-visit.ts";
import { isBegun } from "./request-draft.ts";
import type { useRequestDraft } from "./use-request-draft.ts";

/** Leads whoever walks back to a step of what was sent already to the request, not into an empty form: from each of its steps, of which the browser keeps an entry. */
export function useSentRequest(
  slug: string,
  { ready, draft }: Pick<ReturnType<typeof useRequestDraft>, "ready" | "draft">,
): void {
  const { step } = useSearch({ from: "/request/$slug" });
  const navigate = useNavigate();
  const isEmpty = ready && !isBegun(draft);
  useEffect(() => {
    const requestId = step !== undefined && isEmpty ? requestOfThisVisit(slug) : null;
    if (requestId === null) return;
    void navigate({ to: "/requests/$requestId", params: { requestId }, replace: true });
  }, [slug, step, isEmpty, navigate]);
}
