import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { tierBaseCredits } from "#domain/catalogue/tier.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** What the product offers to pros, what it costs them, and how to join. */
export function ForPros() {
  const { data: plans } = useSuspenseQuery(endpointQuery("subscriptions.plans"));
  const cheapest = Math.min(...plans.items.map(({ price }) => price));
  const facts = [
    {
      term: "견적 한 통",
      detail: `${tierBaseCredits("T1")}~${tierBaseCredits("T5")} 크레딧`,
      note: "서비스마다 정해져 있어요",
    },
    { term: "읽지 않은 견적", detail: "0 크레딧", note: `${UNREAD_HOLD_TEXT} 뒤 저절로 돌아와요` },
    ...(Number.isFinite(cheapest)
      ? [
          {
            term: "멤버십",
            detail: `월 ${formatWon(cheapest)}부터`,
            note: "가입하지 않아도 충전해 써요",
          },
        ]
      : []),
  ];
  return (
    <section
      aria-labelledby="for-pros"
      className="grid gap-6 rounded-xl bg-accent-soft px-5 py-7 md:px-10 md:py-10 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-10"
    >
      <div className="min-w-0">
        <h2 id="for-pros" className="text-xl text-accent-ink md:text-2xl">
          고수로 일하고 계신가요?
        </h2>
        <p className="mt-2 max-w-140">
          내 서비스와 지역에 맞는 요청만 받아요. 크레딧은 고객이 견적을 읽었을 때만 빠져요.
        </p>
        <dl className="mt-5 grid gap-3 sm:grid-cols-3 sm:gap-6">
          {facts.map(({ term, detail, note }) => (
            <div key={term}>
              <dt className="text-sm text-accent-ink">{term}</dt>
              <dd>
                <span className="numeric block text-lg font-bold">{detail}</span>
                <span className="block text-sm">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-col items-start gap-1 sm:flex-row sm:items-center sm:gap-4 lg:flex-col lg:items-center lg:gap-1">
        <ButtonLink size="lg" render={<Link to="/pro/apply" />}>
          고수로 시작하기
        </ButtonLink>
        <TextLink placement="alone" render={<Link to="/membership/plans" />}>
          멤버십 살펴보기
        </TextLink>
      </div>
    </section>
  );
}
