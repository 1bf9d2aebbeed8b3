import { useQueryClient } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { markOutOfDate } from "#web/platform/live/out-of-date.ts";
import { OVERDUE_LABELS } from "#web/platform/membership/overdue-text.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { dayAndTime, lastDay } from "./membership-labels.ts";

interface OverdueNoticeProps {
  overview: MembershipOverview;
  overdue: NonNullable<MembershipOverview["overdue"]>;
}

/** What is owed, why, what happens next and when it ends; with the two ways out. */
export function OverdueNotice({ overview, overdue }: OverdueNoticeProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const retrying = useEndpointMutation("subscriptions.retry", {
    idempotent: true,
    // Shown here; the reason and the dates may be others now.
    onFailure: () => void markOutOfDate(queryClient, "subscriptions.overview"),
    onSuccess: ({ payment }) => {
      if (payment === "paid") toast({ tone: "success", message: "결제했어요. 멤버십이 이어져요." });
    },
  });
  const { actions } = overview;
  const next = overdue.next_retry_at;
  return (
    <Notice
      tone="danger"
      title={OVERDUE_LABELS[overview.membership?.overdue_cause ?? "unpaid"].title}
      action={
        <div className="flex flex-wrap gap-2 *:flex-auto sm:*:flex-none empty:hidden">
          {actions.includes("retry") && (
            <Button pending={retrying.pending} onClick={() => retrying.run({})}>
              지금 다시 결제
            </Button>
          )}
          {actions.includes("change_method") && (
            <ButtonLink variant="secondary" render={<Link to="/membership/method" />}>
              결제 수단 바꾸기
            </ButtonLink>
          )}
        </div>
      }
    >
      <p>{overdue.message}</p>
      <DescriptionList
        className="mt-3 gap-1.5"
        layout="columns"
        items={[
          { key: "amount", term: "밀린 금액", detail: formatWon(overdue.amount) },
          {
            key: "next",
            term: "다음 결제 시도",
            detail: next ? dayAndTime(next) : "자동으로 다시 결제하지 않아요",
          },
          {
            key: "end",
            term: "결제 기한",
            detail: `${formatKoreanDate(lastDay(overdue.ends_at))}까지. 지나면 멤버십이 끝나요`,
          },
        ]}
      />
      {retrying.failure && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {retrying.failure.error?.code === "payment_declined"
            ? "방금도 결제되지 않았어요. 다른 결제 수단으로 바꿔 보세요."
            : failureMessage(retrying.failure)}
        </p>
      )}
    </Notice>
  );
}
