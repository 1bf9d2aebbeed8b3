import { groupDigits } from "#domain/text/group-digits.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Section } from "#ui/layout/section.tsx";
import { leaderLine, leaderSum } from "#ui/paper/leader.tsx";
import { formatWon } from "#web/platform/format/format.ts";

const SHOWN_AT_FIRST = 5;

interface OfferedServicesProps {
  pro: Pick<Output<"pro.get">, "id" | "services">;
  /** Whether the person who looks may ask for a quote. */
  asks: boolean;
}

/** What the pro offers, each with what it usually costs and the way to a request that goes to them. */
export function OfferedServices({ pro, asks }: OfferedServicesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? pro.services : pro.services.slice(0, SHOWN_AT_FIRST);
  return (
    <Section
      anchor="services"
      title={`제공하는 서비스 ${pro.services.length}`}
      description={
        asks ? "이 고수를 지정해서 요청해요. 다른 고수의 견적도 함께 비교할 수 있어요." : undefined
      }
    >
      <Card padding="none">
        <ServiceList pro={{ id: pro.id, services: shown }} asks={asks} />
        {pro.services.length > SHOWN_AT_FIRST && (
          <div className="border-t border-line p-2">
            <Button
              block
              variant="quiet"
              size="sm"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? "접기" : `${pro.services.length}개 모두 보기`}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  );
}

/** Services below each other; with `asks` each leads to its request form. */
export function ServiceList({ pro, asks }: OfferedServicesProps) {
  return (
    <ul className="divide-y divide-line">
      {pro.services.map(({ slug, name, typical_price: price }) => (
        <li
          key={slug}
          className="flex min-h-16 items-center justify-between gap-4 px-4 py-2.5 md:px-5"
        >
          <div className="min-w-0 flex-1">
            <p className={leaderLine}>
              <span className="font-medium">{name}</span>
              {price && (
                <span className={leaderSum()}>
                  <span className="numeric font-bold">{formatWon(price.amount)}</span>
                </span>
              )}
            </p>
            {price && (
              <p className="text-right text-xs text-muted">
                완료한 거래 {groupDigits(price.deals)}건의 중간 가격
              </p>
            )}
          </div>
          {asks && (
            <ButtonLink
              variant="tonal"
              size="sm"
              className="shrink-0"
              render={<Link to="/request/$slug" params={{ slug }} search={{ pro: pro.id }} />}
              aria-label={`${name} 견적 요청`}
            >
              견적 요청
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
