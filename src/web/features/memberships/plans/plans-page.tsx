import { clsx } from "clsx";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { RefundPromise } from "../refund-promise.tsx";
import { CreditFlow } from "./credit-flow.tsx";
import { PlanCard } from "./plan-card.tsx";
import { changeObstacle } from "./plan-offer.ts";
import { TradeChoice, tradeScope } from "./trade-choice.tsx";

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
  const isMember = overview?.membership !== null && overview?.membership !== undefined;
  const isEnding = overview?.membership?.is_canceled === true;
  return (
    <PageFrame width="wide">
      <h1 className="text-3xl md:text-5xl">
        {isMember ? (
          "상품 바꾸기"
        ) : (
          <>
            고객이 읽은 견적에만
            <br />
            크레딧이 쓰여요
          </>
        )}
      </h1>
      <p className="mt-3 max-w-136 text-muted md:mt-4 md:text-lg">
        한 칸이 크레딧 하나예요.{" "}
        {isEnding
          ? "해지를 예약해 두어서, 이번 기간에 남은 멤버십 크레딧은 다음 달로 넘어가지 않아요."
          : "매달 받은 만큼 견적을 보내고, 남은 크레딧의 절반은 다음 달로 넘어가요."}
      </p>
      {obstacle && (
        <Notice tone="warning" className="mt-6">
          {obstacle}
        </Notice>
      )}
      <div className={clsx(tradeScope, "mt-6 md:mt-9")}>
        <TradeChoice />
        <ul className="mt-6 grid border-t-2 border-ink lg:mt-8 lg:grid-cols-4 lg:gap-0 lg:divide-x lg:divide-line">
          {plans.items.map((plan) => (
            <li key={plan.id} className="flex min-w-0">
              <PlanCard plan={plan} overview={overview} />
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-4 text-sm text-faint">
        모든 금액은 부가세를 포함해요. 크레딧이 더 필요하면 멤버십과 따로 충전할 수 있어요.
      </p>
      <div className="mt-12 flex flex-col gap-12 md:mt-22 md:gap-22">
        <CreditFlow startsOn={isMember ? null : today} />
        <div className="max-w-168">
          <RefundPromise />
        </div>
      </div>
    </PageFrame>
  );
}
