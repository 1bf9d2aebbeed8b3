import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { RequestForm } from "#domain/request-form/question.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { keptDraft } from "../later-parts.ts";
import type { Open } from "./open-requests.tsx";
import { isOfThisVisit } from "./draft-visit.ts";
import { draftLikeLast, isBegun, type RequestDraft } from "./request-draft.ts";

interface EarlierAnswers {
  /** A draft was begun before this visit, and what to do with it is still to be said. */
  isKept: boolean;
  /** It was said. */
  decide: () => void;
  /** What the person's last request for the service says, for who begins a new one. */
  last: RequestDraft | null;
  /** Where their last request of all was. */
  place: { code: string; name: string } | null;
  /** Their requests for the service that are still open. */
  open: Open;
}

/** What there is to begin with: a draft of this device, or the answers of the last request. */
export function useEarlierAnswers(
  form: RequestForm,
  { draft, ready }: { draft: RequestDraft; ready: boolean },
): EarlierAnswers {
  const { step } = useSearch({ from: "/request/$slug" });
  const { authenticated, userType } = useVisitor();
  const [isKept, setIsKept] = useState(false);
  // Asked once, when the draft has been read: what is written on this visit is not offered to its writer.
  const mayAsk = useEffectEvent(
    () => step === undefined && isBegun(draft) && !isOfThisVisit(form.service),
  );
  useEffect(() => {
    if (!ready || !mayAsk()) return;
    // While its code is not here, or is lost, the form itself stays, with the draft in it.
    keptDraft.load().then(
      () => setIsKept(mayAsk()),
      () => undefined,
    );
  }, [ready]);
  const { data } = useQuery({
    ...endpointQuery("requests.last", { slug: form.service }),
    enabled: authenticated && userType !== "staff",
  });
  // At a form's beginning before the device's draft has been read, too: most have none, and coming later it would push
  // the question down.
  const known = ready || step === undefined ? data : undefined;
  return {
    // Not over a step that was gone on to meanwhile.
    isKept: isKept && step === undefined,
    decide: () => setIsKept(false),
    last: known?.same_service && !isBegun(draft) ? draftLikeLast(form, known.same_service) : null,
    place: data?.place ?? null,
    open: known?.open ?? [],
  };
}
