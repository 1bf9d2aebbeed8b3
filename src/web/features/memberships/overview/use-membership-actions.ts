import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { restartQuestion } from "./membership-labels.ts";

/** Staying after all, and taking a scheduled change back: one question at most. */
export function useMembershipActions(overview: MembershipOverview) {
  const confirm = useConfirm();
  const toast = useToast();
  const toasted = (message: string) => toast({ tone: "success", message });
  const restarting = useEndpointMutation("subscriptions.restart", {
    onSuccess: () => toasted("해지를 취소했어요. 멤버십이 이어져요."),
  });
  const removing = useEndpointMutation("subscriptions.schedules.remove", {
    onSuccess: () => toasted("예약한 변경을 취소했어요."),
  });
  return {
    pending: restarting.pending || removing.pending,
    restart: async () => {
      if (await confirm(restartQuestion(overview))) await restarting.run({});
    },
    removeChange: () => removing.run({}),
  };
}
