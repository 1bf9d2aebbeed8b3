import { useNavigate } from "@tanstack/react-router";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { completionQuestion, isWorkDue } from "#domain/request/work-due.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { hasOpenChange } from "./change-orders/own-proposal.ts";
import type { Hire } from "./agreed-terms.tsx";

/** Completing the hire of a quote, once the person says that the work is over. */
export function useComplete(
  quote: QuoteDetail,
  hire: Hire,
): { ask: () => Promise<void>; pending: boolean } {
  const today = seoulDay(useNow());
  const confirm = useConfirm();
  const navigate = useNavigate();
  const complete = useEndpointMutation("requests.complete", {
    onSuccess: () => navigate(momentOfEnd(quote)),
  });
  return {
    pending: complete.pending,
    ask: async () => {
      const { agreed_date } = hire;
      const isDue = isWorkDue(hire, today);
      const sure = await confirm(
        completionQuestion({
          agreed_date,
          isDue,
          side: quote.viewer,
          hasOpenChange: hasOpenChange(quote),
        }),
      );
      if (sure) await complete.run({ requestId: quote.request.id });
    },
  };
}

/** The page that either side goes on from. */
function momentOfEnd({ viewer, request, hire }: QuoteDetail) {
  return viewer === "pro"
    ? ({
        to: "/pro/hires/$hireId/$moment",
        params: { hireId: hire?.id ?? "", moment: "completed" },
      } as const)
    : ({
        to: "/requests/$requestId/$moment",
        params: { requestId: request.id, moment: "completed" },
      } as const);
}
