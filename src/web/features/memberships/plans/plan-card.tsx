import { Link } from "#web/platform/navigation/link.tsx";
import type { MembershipOverview, Plan } from "#contract/endpoints/membership-parts.ts";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { UnitCells } from "#ui/paper/unit-cells.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { PlanChange } from "./plan-change.tsx";
import { planFacts } from "./plan-facts.ts";
import { planOffer, type PlanOffer } from "./plan-offer.ts";

interface PlanCardProps {
  plan: Plan;
  /** Null for somebody without an account. */
  overview: MembershipOverview | null;
}

/** One plan; every card and every button weighs the same. */
export function PlanCard({ plan, overview }: PlanCardProps) {
  const offer = planOffer(plan, overview);
  const { wonPerCredit, fewestQuotes, mostQuotes } = planFacts(plan);
  const facts = [
    { term: "매달", detail: formatCredits(plan.product.credit) },
    ...(wonPerCredit === null ? [] : [{ term: "1 크레딧", detail: formatWon(wonPerCredit) }]),
    { term: "견적", detail: `${fewestQuotes}–${mostQuotes}건` },
  ];
  return (
    <Card className="flex w-full flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <div className="flex flex-wrap items-center gap-2 md:w-full md:justify-between">
          <h2 className="text-lg">{plan.name}</h2>
          <OfferBadge offer={offer} overview={overview} />
        </div>
        {/* All plans stand on one line: how much more one gives is seen before it is read. */}
        <div className="flex h-42 w-full items-end max-md:hidden">
          <UnitCells count={plan.product.credit} />
        </div>
        <p className="text-sm text-muted md:mt-3">
          <span className="sr-only">한 달 </span>
          <Figure value={plan.price} unit="원" className="text-xl text-ink md:text-3xl" />
          <span aria-hidden> / 월</span>
          <span className="max-md:ml-1 md:block">부가세 포함</span>
        </p>
      </div>
      <dl className="mt-2 mb-4 flex flex-wrap gap-x-4 gap-y-1 md:mt-4 md:mb-5 md:flex-col md:gap-3">
        {facts.map(({ term, detail }) => (
          <div key={term} className="flex gap-1.5 md:justify-between">
            <dt className="text-muted">{term}</dt>
            <dd className="numeric font-medium">{detail}</dd>
          </div>
        ))}
      </dl>
      {offer.kind === "join" && (
        <ButtonLink
          block
          className="mt-auto"
          render={<Link to="/membership/buy" search={{ product_id: plan.product.id }} />}
        >
          {plan.name} 시작하기
        </ButtonLink>
      )}
      {(offer.kind === "change" || offer.kind === "scheduled") && overview && (
        <PlanChange plan={plan} offer={offer} overview={overview} />
      )}
    </Card>
  );
}

function OfferBadge({
  offer,
  overview,
}: {
  offer: PlanOffer;
  overview: PlanCardProps["overview"];
}) {
  if (offer.kind === "current") return <Badge tone="accent">지금 상품</Badge>;
  const from = overview?.membership?.next_schedule?.payment_due_date;
  if (offer.kind !== "scheduled" || !from) return null;
  return (
    <Badge tone="success">
      <span className="numeric">{formatKoreanDate(from)}</span>부터
    </Badge>
  );
}
