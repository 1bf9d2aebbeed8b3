import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { Output } from "#contract/registry.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
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
  open: Output<"requests.last">["open"];
}

/** What there is to begin with: a draft of this device, or the answers of the last request. */
export function useEarlierAnswers(
  form: RequestForm,
  { draft, ready }: { draft: RequestDraft; ready: boolean },
): EarlierAnswers {
  const { step } = useSearch({ from: "/request/$slug" });
  const { authenticated, userType } = useVisitor();
  const [isKept, setIsKept] = useState(false);
  // Decided once, when the draft has been read: what is written on this visit is not offered to its writer.
  const decideOnce = useEffectEvent(() =>
    setIsKept(step === undefined && isBegun(draft) && !isOfThisVisit(form.service)),
  );
  useEffect(() => {
    if (ready) decideOnce();
  }, [ready]);
  const { data } = useQuery({
    ...endpointQuery("requests.last", { slug: form.service }),
    enabled: authenticated && userType !== "staff",
  });
  const same = data?.same_service;
  return {
    isKept,
    decide: () => setIsKept(false),
    // At a form's beginning before the device's draft has been read, too: most have none, and coming later it would push
    // the question down.
    last:
      (ready || step === undefined) && same && !isBegun(draft) ? draftLikeLast(form, same) : null,
    place: data?.place ?? null,
    open: data?.open ?? [],
  };
}
