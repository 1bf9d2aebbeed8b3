import { useNavigate } from "@tanstack/react-router";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { ProHire } from "#contract/endpoints/pro-work/pro-hires.ts";
import { completionQuestion, isWorkDue } from "#domain/request/work-due.ts";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Completing a hire from a list of the pro's work, once they say that it is over. */
export function useCompleteHire(hire: Pick<ProHire, "id" | "request_id" | "agreed_date">) {
  const today = seoulDay(useNow());
  const confirm = useConfirm();
  const navigate = useNavigate();
  const complete = useEndpointMutation("requests.complete", {
    onSuccess: () =>
      navigate({
        to: "/pro/hires/$hireId/$moment",
        params: { hireId: hire.id, moment: "completed" },
      }),
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
