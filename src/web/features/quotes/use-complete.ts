import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { completionQuestion, isWorkDue } from "#domain/request/work-due.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Completing the hire of a quote, once the person says that the work is over. */
export function useComplete(quote: QuoteDetail): { ask: () => Promise<void>; pending: boolean } {
  const today = seoulDay(useNow());
  const confirm = useConfirm();
  const toast = useToast();
  const complete = useEndpointMutation("requests.complete", {
    onSuccess: () => toast({ message: "거래를 완료했어요.", tone: "success" }),
  });
  return {
    pending: complete.pending,
    ask: async () => {
      const isDue = quote.hire === null || isWorkDue(quote.hire, today);
      const sure = await confirm(completionQuestion({ isDue, side: quote.viewer }));
      if (sure) await complete.run({ requestId: quote.request.id });
    },
  };
}
