import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { RefundRules } from "../refund-rules.tsx";
import { PlanCard } from "./plan-card.tsx";
import { firstBilling, QUOTE_COST } from "./plan-facts.ts";
import { changeObstacle } from "./plan-offer.ts";

/** All plans side by side: what they cost with tax, what they give, and what a member could change to. */
export function PlansPage() {
  const { authenticated, userType } = useVisitor();
  const { data: plans } = useSuspenseQuery(endpointQuery("subscriptions.plans"));
  const { data: overview = null } = useQuery({
    ...endpointQuery("subscriptions.overview"),
    enabled: authenticated && userType !== "staff",
  });
  const today = seoulDay(useNow());
  const obstacle = overview && changeObstacle(overview);
  return (
    <PageFrame width="wide">
      <PageHeader
        title={overview?.membership ? "상품 바꾸기" : "고수 멤버십"}
        description="매달 크레딧을 받아 견적을 보내요. 모든 금액은 부가세를 포함한 한 달 금액이에요."
      />
      {obstacle && (
        <Notice tone="warning" className="mb-6">
          {obstacle}
        </Notice>
      )}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {plans.items.map((plan) => (
          <li key={plan.id} className="flex">
            <PlanCard plan={plan} overview={overview} />
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <Section title="크레딧은 이렇게 쓰여요">
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-faint">
            <li>
              견적 한 건에 {QUOTE_COST.least}–{QUOTE_COST.most} 크레딧이 들어요. 서비스마다 다르고,
              보내기 전에 계산식과 함께 보여 드려요.
            </li>
            <li>
              고객이 견적을 읽었을 때만 쓰여요. {UNREAD_HOLD_TEXT} 동안 읽지 않으면 그대로 돌아와요.
            </li>
            {!overview?.membership && (
              <li>
                오늘 시작하면 다음 결제일은{" "}
                <span className="numeric">{formatKoreanDate(firstBilling(today).nextOn)}</span>
                이에요.
              </li>
            )}
          </ul>
        </Section>
        <RefundRules />
      </div>
    </PageFrame>
  );
}
