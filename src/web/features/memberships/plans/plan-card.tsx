import { Link } from "#web/platform/navigation/link.tsx";
import type { MembershipOverview, Plan } from "#contract/endpoints/membership-parts.ts";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { UnitCells } from "#ui/paper/unit-cells.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { PlanChange } from "./plan-change.tsx";
import { wonPerCreditOf } from "./plan-facts.ts";
import { planOffer, type PlanOffer } from "./plan-offer.ts";
import { QuotesPaid } from "./trade-choice.tsx";

interface PlanCardProps {
  plan: Plan;
  /** Null for somebody without an account. */
  overview: MembershipOverview | null;
}

/** One plan; every card and every button weighs the same. */
export function PlanCard({ plan, overview }: PlanCardProps) {
  const offer = planOffer(plan, overview);
  const wonPerCredit = wonPerCreditOf(plan);
  const { credit } = plan.product;
  const facts = [
    { term: "매달", detail: formatCredits(credit) },
    ...(wonPerCredit === null ? [] : [{ term: "1 크레딧", detail: formatWon(wonPerCredit) }]),
    { term: "읽힌 견적", detail: <QuotesPaid credit={credit} /> },
  ];
  return (
    <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-5 lg:px-6 lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:py-6 lg:[li:first-child>&]:pl-0 lg:[li:last-child>&]:pr-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:justify-between">
        <h2 className="text-lg lg:text-xl">{plan.name}</h2>
        <OfferBadge offer={offer} overview={overview} />
      </div>
      {/* All plans stand on one line: how much more one gives is seen before it is read. */}
      <div className="my-3 flex w-full items-end max-lg:order-1 lg:mb-5 lg:h-40">
        <UnitCells count={credit} className="max-lg:hidden" />
        <UnitCells count={credit} stack="lying" className="lg:hidden" />
      </div>
      <p className="text-sm text-muted">
        <span className="sr-only">한 달 </span>
        <Figure value={plan.price} unit="원" className="text-xl text-ink lg:text-3xl" />
        <span aria-hidden className="ml-1.5">
          한 달
        </span>
      </p>
      <dl className="mb-4 grid w-full grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-2 max-lg:order-2 lg:mt-3 lg:mb-5 lg:flex lg:flex-col lg:gap-1.5 lg:border-t lg:border-line lg:pt-3">
        {facts.map(({ term, detail }) => (
          <div key={term} className="lg:flex lg:justify-between lg:gap-3">
            <dt className="text-muted max-lg:text-sm">{term}</dt>
            <dd className="numeric font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
      {offer.kind === "join" && (
        <ButtonLink
          block
          variant="secondary"
          className="max-lg:order-3 lg:mt-auto"
          render={<Link to="/membership/buy" search={{ product_id: plan.product.id }} />}
        >
          {plan.name} 시작하기
        </ButtonLink>
      )}
      {(offer.kind === "change" || offer.kind === "scheduled") && overview && (
        <div className="w-full max-lg:order-3">
          <PlanChange plan={plan} offer={offer} overview={overview} />
        </div>
      )}
    </div>
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
      <span className="numeric">{formatKoreanDate(from)}부터</span>
    </Badge>
  );
}
