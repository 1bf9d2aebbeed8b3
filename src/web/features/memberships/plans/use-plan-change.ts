import { useQueryClient } from "@tanstack/react-query";
import type { MembershipOverview, Plan } from "#contract/endpoints/membership-parts.ts";
import type { Output } from "#contract/registry.ts";
import type { UpgradeDifference } from "#domain/membership/plans/upgrade-difference.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { markOutOfDate } from "#web/platform/live/out-of-date.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { scheduleQuestion, upgradeQuestion } from "./change-questions.ts";

/** To another plan, now or with the next period, after one question that names the money. */
export function usePlanChange(plan: Plan, overview: MembershipOverview) {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const toasted = (message: string) => toast({ tone: "success", message });
  const upgrading = useEndpointMutation("subscriptions.upgrade", {
    idempotent: true,
    onSuccess: ({ payment }) =>
      payment === "pending"
        ? toast({ message: "결제를 확인하고 있어요. 확인되면 바로 업그레이드돼요." })
        : toasted(`${plan.name} 상품으로 업그레이드했어요.`),
  });
  const scheduling = useEndpointMutation("subscriptions.schedules.create", {
    onSuccess: ({ membership }) => {
      const from = membership?.next_schedule?.payment_due_date;
      toasted(from ? `${formatKoreanDate(from)}부터 ${plan.name} 상품으로 바꿔요.` : "예약했어요.");
    },
  });
  const removing = useEndpointMutation("subscriptions.schedules.remove", {
    onSuccess: () => toasted("예약한 변경을 취소했어요."),
  });
  const product_id = plan.product.id;
  return {
    pending: upgrading.pending || scheduling.pending || removing.pending,
    upgrade: async (difference: UpgradeDifference) => {
      if (await confirm(upgradeQuestion(plan, difference, overview))) {
        const done = await upgrading.run({ product_id, price: difference.won });
        // It may cost something else by now.
        if (done === null) await markOutOfDate(queryClient, "subscriptions.plans");
      }
    },
    schedule: async (next: Output<"subscriptions.nextBilling">) => {
      if (await confirm(scheduleQuestion(plan, next, overview))) {
        await scheduling.run({ product_id });
      }
    },
    remove: () => removing.run({}),
  };
}
