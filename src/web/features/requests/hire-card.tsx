import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { completionQuestion, isWorkDue } from "#domain/request/work-due.ts";
import type { HireView, RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CancelHireSheet } from "#web/platform/deal/cancel-hire-sheet.tsx";
import { HirePaper } from "#web/platform/deal/hire-paper.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useNoticesSeen } from "#web/platform/live/use-notices-seen.ts";

const heading: Record<HireView["state"], string> = {
  hired: "고용한 고수",
  completed: "함께한 고수",
  cancelled: "취소된 고용",
};

/** The hire: with whom, for how much, when and where, and the next step of either kind. */
export function HireCard({ hire, request }: { hire: HireView; request: RequestDetail }) {
  const isDue = isWorkDue(hire, seoulDay(useNow()));
  const confirm = useConfirm();
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const [cancelling, setCancelling] = useState(false);
  const hasOpenChange = hire.awaits_answer;
  // What the customer was notified of at the hire's end stands here, wherever its notice leads.
  useNoticesSeen([`/review/${hire.id}?request_id=${request.id}`]);
  const navigate = useNavigate();
  const complete = useEndpointMutation("requests.complete", {
    onSuccess: () =>
      navigate({
        to: "/requests/$requestId/$moment",
        params: { requestId: request.id, moment: "completed" },
      }),
  });

  async function askToComplete() {
    const { agreed_date } = hire;
    const sure = await confirm(
      completionQuestion({ agreed_date, isDue, side: "customer", hasOpenChange }),
    );
    if (sure) await complete.run({ requestId: request.id });
  }

  return (
    <Section title={heading[hire.state]}>
      {hasOpenChange && (
        <Notice
          tone="warning"
          className="mb-3"
          title="고수가 약속을 바꾸자고 해요"
          action={
            <ButtonLink
              size="sm"
              render={<Link to="/quote" search={{ id: hire.quote_id }} hash="change-orders" />}
            >
              제안에 답하기
            </ButtonLink>
          }
        >
          답하기 전까지는 지금 약속이 그대로예요.
        </Notice>
      )}
      <HirePaper
        viewer="customer"
        about={request.service.name}
        hire={hire}
        names={{ pro: hire.pro.display_name, customer: me.name }}
        phone={
          hire.phone && (
            <TextLink className="numeric" href={`tel:${hire.phone.replaceAll("-", "")}`}>
              {hire.phone}
            </TextLink>
          )
        }
      />
      <div className="mt-3 rounded-lg bg-surface p-5 sm:mt-4 md:px-6">
        <div className="flex items-center gap-3">
          <Avatar name={hire.pro.display_name} src={hire.pro.photo_url} sealOf={hire.pro.id} />
          <div className="min-w-0 flex-1">
            <p className="font-bold">{hire.pro.display_name}</p>
            <p className="text-sm text-muted">{hire.pro.headline}</p>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-2 *:flex-auto">
          <ButtonLink
            // Until the agreed day the next step is to talk about it.
            variant={hire.state === "hired" && !isDue ? "primary" : "secondary"}
            render={<Link to="/quote" search={{ id: hire.quote_id }} />}
          >
            견적서와 대화 보기
          </ButtonLink>
          {request.actions.includes("complete") && (
            <Button
              variant={isDue ? "primary" : "secondary"}
              pending={complete.pending}
              onClick={askToComplete}
            >
              완료하기
            </Button>
          )}
          {hire.state === "completed" && hire.review_id === null && (
            <ButtonLink render={<Link to="/review/$hireId" params={{ hireId: hire.id }} />}>
              후기 남기기
            </ButtonLink>
          )}
        </div>
        <p className="mt-3 text-sm">
          <TextLink
            placement="alone"
            render={<Link to="/hires/$hireId/seller" params={{ hireId: hire.id }} />}
          >
            거래 상대 정보
          </TextLink>
        </p>
        {request.actions.includes("cancel") && (
          <Button block variant="quiet" className="mt-2" onClick={() => setCancelling(true)}>
            고용 취소하기
          </Button>
        )}
      </div>
      <CancelHireSheet
        request={request}
        side="customer"
        open={cancelling}
        onOpenChange={setCancelling}
      />
    </Section>
  );
}
