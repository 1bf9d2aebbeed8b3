import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { MoneyLinks } from "../money-links.tsx";
import { isWaiting, WAITING_MS } from "../waiting.ts";
import { CreditsCard } from "./credits-card.tsx";
import { GuaranteeCard } from "./guarantee-card.tsx";
import { MembershipCard } from "./membership-card.tsx";
import { OverdueNotice } from "./overdue-notice.tsx";
import { PriceRiseCard } from "./price-rise-card.tsx";
import { ScheduleHistory } from "./schedule-history.tsx";

/** The person's own membership: how it stands, what comes next, and what they can do about it. */
export function MembershipPage() {
  const { data: overview } = useSuspenseQuery({
    ...endpointQuery("subscriptions.overview"),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? WAITING_MS : false),
  });
  const { membership, purchase, payment, price_rise: rise, overdue, guarantee } = overview;
  return (
    <PageFrame width="wide">
      <PageHeader title="내 멤버십" />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {overdue && <OverdueNotice overview={overview} overdue={overdue} />}
          {payment && (
            <Notice live="polite" title="결제를 확인하고 있어요">
              {formatWon(payment.amount)} 결제의 결과를 기다리고 있어요. 두 번 결제되지 않으니 이
              화면을 닫아도 괜찮아요.
            </Notice>
          )}
          {rise && <PriceRiseCard rise={rise} actions={overview.actions} />}
          {membership ? (
            <MembershipCard overview={overview} membership={membership} />
          ) : (
            <>
              <WithoutMembership purchase={purchase} ended={overview.ended} />
              {overview.method && <KeptMethod name={overview.method.name} />}
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
          <CreditsCard />
          <MoneyLinks labelHidden />
        </div>
        <div className="flex min-w-0 flex-col gap-8 empty:hidden">
          {(membership || guarantee.eligible) && (
            <GuaranteeCard guarantee={guarantee} actions={overview.actions} />
          )}
          <ScheduleHistory />
        </div>
      </div>
    </PageFrame>
  );
}

function WithoutMembership({ purchase, ended }: Pick<MembershipOverview, "purchase" | "ended">) {
  if (purchase?.state === "confirming") {
    return (
      <Notice live="polite" title="결제를 확인하고 있어요">
        {purchase.plan.name} {formatWon(purchase.plan.price)} 결제의 결과를 기다리고 있어요.
        확인되면 크레딧이 바로 들어와요.
      </Notice>
    );
  }
  return (
    <>
      {purchase && (
        <Notice tone="danger" title="멤버십을 시작하지 못했어요">
          {purchase.message ?? "결제되지 않았어요. 다른 결제 수단으로 다시 시작할 수 있어요."}
        </Notice>
      )}
      {ended && !purchase && (
        <Notice title={`${formatKoreanDate(ended.on)}에 멤버십이 끝났어요`}>{ended.message}</Notice>
      )}
      <EmptyState
        title="이용 중인 멤버십이 없어요"
        description="멤버십은 매달 크레딧을 받아 고객에게 견적을 보내는 상품이에요."
        action={<ButtonLink render={<Link to="/membership/plans" />}>멤버십 상품 보기</ButtonLink>}
      />
    </>
  );
}

/** What paid before stays registered until its owner takes it away. */
function KeptMethod({ name }: { name: string }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          <span className="text-muted">등록된 결제 수단</span> {name}
        </p>
        <TextLink placement="alone" className="-my-2.5" render={<Link to="/membership/method" />}>
          바꾸기 · 삭제
        </TextLink>
      </div>
    </Card>
  );
}
