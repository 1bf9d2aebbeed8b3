import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { markOutOfDateAfter } from "#web/platform/live/out-of-date.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";

/** What became of the last press. `isShort`: there were too few credits that may pay for it. */
export interface BuyingOutcome {
  ok: boolean;
  message: string;
  isShort: boolean;
}

/** Refusals that say something about the offer; all others are shown like everywhere. */
const OF_THE_OFFER = new Set([
  "credits_insufficient",
  "credits_owed",
  "price_changed",
  "state_forbids",
]);

/** Buys for a request with credits; each purchase ends in an outcome to show, and the page is up to date. */
export function useBuying(request: RequestDetail) {
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const [outcome, setOutcome] = useState<BuyingOutcome | null>(null);

  function onFailure(failure: ApiFailure): void {
    const code = failure.error?.code;
    if (code === undefined || !OF_THE_OFFER.has(code)) {
      showFailure(failure);
      return;
    }
    const isShort = code === "credits_insufficient" || code === "credits_owed";
    setOutcome({ ok: false, message: failureMessage(failure), isShort });
    void markOutOfDateAfter(queryClient, "requests.urgent");
  }

  const urgent = useEndpointMutation("requests.urgent", {
    idempotent: true,
    onSuccess: ({ pros, balance }) => {
      const message = `고수 ${pros}명에게 긴급으로 알렸어요. 남은 크레딧은 ${groupDigits(balance)}개예요.`;
      setOutcome({ ok: true, message, isShort: false });
    },
    onFailure,
  });
  const moreQuotes = useEndpointMutation("requests.moreQuotes", {
    idempotent: true,
    onSuccess: ({ quote_limit, balance }) => {
      const message = `이제 견적을 ${quote_limit}장까지 받을 수 있어요. 남은 크레딧은 ${groupDigits(balance)}개예요.`;
      setOutcome({ ok: true, message, isShort: false });
    },
    onFailure,
  });

  const { spending } = request;
  return {
    outcome,
    pending: { urgent: urgent.pending, moreQuotes: moreQuotes.pending },
    makeUrgent: () =>
      urgent.run({ requestId: request.id, expected_credits: spending.urgent.credits }),
    buyQuotes: () =>
      moreQuotes.run({ requestId: request.id, expected_credits: spending.more_quotes.credits }),
  };
}
