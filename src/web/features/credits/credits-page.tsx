import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CostExplained } from "./cost-explained.tsx";
import { CreditBalance } from "./credit-balance.tsx";
import { CreditLedger } from "./credit-ledger.tsx";
import { LotTable } from "./lot-table.tsx";
import { UsageChart } from "./usage-chart.tsx";

/** A person's credits: what there is, until when, what became of them, and what they are for. */
export function CreditsPage() {
  const { data: credits } = useSuspenseQuery(endpointQuery("users.me.credits"));
  const { data: usage } = useSuspenseQuery(endpointQuery("users.me.credits.usage"));
  return (
    <PageFrame width="wide">
      <PageHeader
        title="크레딧"
        actions={
          <ButtonLink
            size="sm"
            render={<Link to="/membership/top-up" search={{ next: "/membership/credits" }} />}
          >
            충전하기
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-12">
        <CreditBalance credits={credits} />
        <Section title="가진 크레딧" description="유효기간이 빨리 끝나는 크레딧부터 사용해요.">
          <LotTable lots={credits.lots} />
        </Section>
        <UsageChart months={usage.months} />
        <CreditLedger lots={credits.lots} />
        <CostExplained />
      </div>
    </PageFrame>
  );
}
