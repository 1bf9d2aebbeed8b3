import { formatMonth } from "#domain/calendar/month.ts";
import { netUsage } from "#domain/credits/monthly-usage.ts";
import type { CreditMonth } from "#contract/endpoints/credits.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { Section } from "#ui/layout/section.tsx";

/** What came in, was used and was lost, month by month. */
export function UsageChart({ months }: { months: readonly CreditMonth[] }) {
  const net = months.map(netUsage);
  return (
    <Section title="달마다 쓴 크레딧" description="이월한 크레딧은 받음과 사라짐에 넣지 않았어요.">
      <BarChart
        title={`최근 ${months.length}개월`}
        categoryLabel="달"
        categories={months.map(({ month }) => ({
          short: formatMonth(month),
          full: formatMonth(month),
        }))}
        series={[
          { key: "received", label: "받음", values: net.map(({ received }) => received) },
          { key: "used", label: "사용", values: net.map(({ used }) => used) },
          { key: "lost", label: "사라짐", values: net.map(({ lost }) => lost) },
        ]}
        format={(value) => `${value} 크레딧`}
      />
    </Section>
  );
}
