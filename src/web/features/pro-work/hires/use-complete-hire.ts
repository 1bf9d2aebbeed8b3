import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { completionQuestion, isWorkDue } from "#domain/request/work-due.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Completing a hire from a list of the pro's work, once they say that it is over. */
export function useCompleteHire(hire: { request_id: string; agreed_date: string }) {
  const today = seoulDay(useNow());
  const confirm = useConfirm();
  const toast = useToast();
  const complete = useEndpointMutation("requests.complete", {
    onSuccess: () => toast({ message: "거래를 완료했어요.", tone: "success" }),
  });
  return {
    pending: complete.pending,
    ask: async () => {
      const { agreed_date } = hire;
      const question = completionQuestion({
        agreed_date,
        isDue: isWorkDue(hire, today),
        side: "pro",
      });
      if (await confirm(question)) await complete.run({ requestId: hire.request_id });
    },
  };
}
