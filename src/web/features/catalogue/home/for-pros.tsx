import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { tierBaseCredits } from "#domain/catalogue/tier.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { groupDigits } from "#domain/text/group-digits.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** What the product offers to pros, what it costs them, and how to join. */
export function ForPros() {
  const { data: plans } = useSuspenseQuery(endpointQuery("subscriptions.plans"));
  const cheapest = Math.min(...plans.items.map(({ price }) => price));
  const facts = [
    {
      term: "견적서 한 장",
      figure: `${tierBaseCredits("T1")}~${tierBaseCredits("T5")}`,
      unit: "크레딧",
    },
    { term: "고객이 읽지 않은 견적서", figure: "0", unit: "크레딧" },
    ...(Number.isFinite(cheapest)
      ? [{ term: "멤버십, 한 달", figure: groupDigits(cheapest), unit: "원부터" }]
      : []),
  ];
  return (
    <section
      aria-labelledby="for-pros"
      className="grid gap-8 rounded-xl bg-deep px-5 py-8 text-on-deep md:px-12 md:py-12 lg:grid-cols-2 lg:gap-16"
    >
      <div className="min-w-0">
        <h2 id="for-pros" className="text-2xl md:text-4xl">
          고객이 읽은 견적에만
          <br />
          크레딧을 쓰세요.
        </h2>
        <p className="mt-3 max-w-110 text-on-deep-muted">
          내 서비스와 지역에 맞는 요청만 받아요. {UNREAD_HOLD_TEXT} 동안 읽지 않은 견적의 크레딧은
          그대로 돌아와요.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink variant="on-deep" render={<Link to="/pro/apply" />}>
            고수로 시작하기
          </ButtonLink>
          <TextLink
            placement="alone"
            className="text-on-deep no-underline hover:underline"
            render={<Link to="/membership/plans" />}
          >
            멤버십 보기
          </TextLink>
        </div>
      </div>
      <dl className="flex flex-col divide-y divide-deep-line self-center border-y border-deep-line">
        {facts.map(({ term, figure, unit }) => (
          <div key={term} className="flex items-baseline justify-between gap-4 py-3.5">
            <dt className="text-sm text-on-deep-muted">{term}</dt>
            <dd className="numeric text-2xl font-bold">
              {figure}
              <span className="ml-1 text-sm font-semibold">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
