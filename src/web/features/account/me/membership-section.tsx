import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { periodTerm } from "#domain/membership/period-end.ts";
import { useNow } from "#web/platform/page/clock.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "#ui/feedback/skeleton.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatCredits } from "#web/platform/format/format.ts";
import { MEMBERSHIP_ERROR, type Membership } from "#web/platform/membership/membership-store.ts";
import { OVERDUE_LABELS } from "#web/platform/membership/overdue-text.ts";
import { useMembership, usePaymentMethod } from "#web/platform/membership/use-membership.ts";

/** Lines of text as high as a membership that is held. */
const LINES_OF_HELD = 8;

const PAYMENT_TO_COME = <Skeleton className="my-[0.3rem] ml-auto h-4 w-28" />;

/** Whether the person has a membership, and what it is. */
export function MembershipSection({ isPro }: { isPro: boolean }) {
  const { membership, retry } = useMembership();
  return (
    <Section title="멤버십">
      <Card>
        {membership === undefined && (
          // Most pros hold one, most customers do not.
          <SkeletonGroup label="멤버십을 불러오고 있어요">
            <SkeletonText lines={isPro ? LINES_OF_HELD : 1} />
          </SkeletonGroup>
        )}
        {membership === null && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="text-muted">이용 중인 멤버십이 없어요.</p>
            <TextLink placement="alone" render={<Link to="/membership/plans" />}>
              멤버십 상품 보기
            </TextLink>
          </div>
        )}
        {membership === MEMBERSHIP_ERROR && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">멤버십 정보를 불러오지 못했어요.</p>
            <Button variant="secondary" size="sm" onClick={() => retry()}>
              다시 시도
            </Button>
          </div>
        )}
        {membership && membership !== MEMBERSHIP_ERROR && (
          <HeldMembership membership={membership} />
        )}
      </Card>
    </Section>
  );
}

const changeText = {
  none: "그대로",
  downgrade: "더 적은 크레딧으로",
  upgrade: "더 많은 크레딧으로",
};

/** What is held, how it is paid and what comes next. */
export function HeldMembership({ membership }: { membership: Membership }) {
  const payment = usePaymentMethod();
  const { plan, next, overdue, canceled } = membership;
  const today = seoulDay(useNow());
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <p className="text-lg font-bold">{plan.name}</p>
        <Badge tone={overdue ? "danger" : "success"}>
          {overdue ? OVERDUE_LABELS[overdue].badge : "이용 중"}
        </Badge>
        {canceled && <Badge tone="warning">해지 예약</Badge>}
      </div>
      <DescriptionList
        items={[
          { key: "credit", term: "한 달 크레딧", detail: formatCredits(plan.product.credit) },
          {
            key: "end",
            term: periodTerm(membership.periodEnd, today),
            detail: `${formatKoreanDate(membership.periodEnd)}까지`,
          },
          // It comes after the membership; what stands below shall not move.
          ...(payment === null
            ? []
            : [{ key: "payment", term: "결제 수단", detail: payment?.name ?? PAYMENT_TO_COME }]),
          ...(next
            ? [
                {
                  key: "next",
                  term: "다음 플랜",
                  detail: `${formatKoreanDate(next.start)}부터 ${next.plan.name}, ${changeText[next.change]}`,
                },
                { key: "due", term: "다음 결제", detail: formatKoreanDate(next.paymentDue) },
              ]
            : []),
        ]}
      />
      <TextLink placement="alone" className="mt-4" render={<Link to="/membership" />}>
        내 멤버십 보기
      </TextLink>
    </>
  );
}
