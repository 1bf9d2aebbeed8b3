import { useNavigate } from "@tanstack/react-router";
import type { LeavingOfferAnswer } from "#contract/endpoints/membership-parts.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { refundedText } from "../overview/guarantee-labels.ts";
import { leavingQuestion } from "./leaving-labels.ts";

/** One press for what can be taken back, and a question before what cannot. */
export function useLeaving(offer: LeavingOfferAnswer) {
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const toasted = (message: string) => toast({ tone: "success", message });
  const canceling = useEndpointMutation("subscriptions.cancel", {
    onSuccess: async () => {
      toasted("해지를 예약했어요.");
      await navigate({ to: "/membership" });
    },
  });
  const leaving = useEndpointMutation("subscriptions.leave.now", {
    idempotent: true,
    onSuccess: async ({ refunded, method }) => {
      toasted(method ? refundedText({ refunded, method }) : "멤버십을 해지했어요.");
      // There it stands how the money comes back, and the account is asked for.
      await navigate({ to: method ? "/membership/refunds" : "/membership" });
    },
  });
  return {
    pending: canceling.pending || leaving.pending,
    atTheEnd: () => canceling.run({}),
    now: async () => {
      if (await confirm(leavingQuestion(offer))) await leaving.run({ amount: offer.amount });
    },
  };
}

export type Leaving = ReturnType<typeof useLeaving>;
