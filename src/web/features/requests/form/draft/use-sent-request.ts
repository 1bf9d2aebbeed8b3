import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useWayPastSteps } from "#web/platform/navigation/use-step-back.ts";
import { requestOfThisVisit } from "./draft-visit.ts";
import { isBegun } from "./request-draft.ts";
import type { useRequestDraft } from "./use-request-draft.ts";

/**
 * Walks back past the steps of what was sent already, so that the form is one thing to come back from, and no empty
 * one. Where it was the first page, the request stands in its place.
 */
export function useSentRequest(
  slug: string,
  { ready, draft }: Pick<ReturnType<typeof useRequestDraft>, "ready" | "draft">,
): void {
  const { step } = useSearch({ from: "/request/$slug" });
  const navigate = useNavigate();
  const walkPast = useWayPastSteps();
  const isEmpty = ready && !isBegun(draft);
  useEffect(() => {
    const requestId = step !== undefined && isEmpty ? requestOfThisVisit(slug) : null;
    if (requestId === null) return;
    walkPast(() => navigate({ to: "/requests/$requestId", params: { requestId }, replace: true }));
  }, [slug, step, isEmpty, navigate, walkPast]);
}
