import { Link } from "#web/platform/navigation/link.tsx";
import type { MembershipOverview, Plan } from "#contract/endpoints/membership-parts.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { ArrivalNotice } from "../method/arrival-notice.tsx";
import { MethodFields } from "../method/method-fields.tsx";
import { firstBilling, monthlyDay } from "../plans/plan-facts.ts";
import { Period } from "../period.tsx";
import { RefundRules } from "../refund-rules.tsx";
import { failedTry } from "./purchase-view.ts";
import { QuotingObstacle } from "./quoting-obstacle.tsx";
import type { BuyFlow } from "./use-buy-flow.ts";

interface BuyFormProps {
  plan: Plan;
  overview: MembershipOverview;
  flow: BuyFlow;
}

/** What it costs now and later, how to pay, and the one button that does it. */
export function BuyForm({ plan, overview, flow: { form, buying } }: BuyFormProps) {
  const { today } = overview;
  const { period, nextOn } = firstBilling(today);
  const price = formatWon(plan.price);
  const failed = failedTry(buying.failure, overview);
  return (
    <PageFrame width="narrow">
      <PageHeader title="멤버십 시작하기" />
      <div className="flex flex-col gap-8">
        <Card>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
            <h2 className="text-lg">{plan.name} 멤버십</h2>
            <TextLink
              placement="alone"
              className="-my-2.5"
              render={<Link to="/membership/plans" />}
            >
              다른 상품 보기
            </TextLink>
          </div>
          <DescriptionList
            items={[
              { key: "now", term: "지금 결제 (부가세 포함)", detail: price },
              {
                key: "credit",
                term: "바로 받는 크레딧",
                detail: formatCredits(plan.product.credit),
              },
              {
                key: "period",
                term: "이용 기간",
                detail: <Period start={period.start} end={period.end} />,
              },
              { key: "next", term: "다음 결제", detail: `${formatKoreanDate(nextOn)}, ${price}` },
            ]}
          />
        </Card>
        <QuotingObstacle note="크레딧은 이용 기간 동안 쓸 수 있어요." />
        {failed && (
          <Notice
            takesFocus={buying.failure !== null}
            live="assertive"
            tone="danger"
            title={failed.title}
          >
            {failed.text}
          </Notice>
        )}
        <ArrivalNotice notice={form.notice} />
        <Section title="결제 수단">
          <MethodFields
            label="결제 수단"
            consentText={`${monthlyDay(today)} ${price}이 휴대폰 요금에 합쳐 결제되는 데 동의해요`}
            {...form.fields}
          />
        </Section>
        <RefundRules />
      </div>
      <StickyActionBar
        summary={
          <>
            {monthlyDay(today)} {price}이 자동으로 결제돼요.{" "}
            <span className="max-md:block">언제든 해지할 수 있어요.</span>
          </>
        }
      >
        <Button pending={form.pending || buying.pending} onClick={form.submit}>
          {price} 결제하기
        </Button>
      </StickyActionBar>
    </PageFrame>
  );
}
