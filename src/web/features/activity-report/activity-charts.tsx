import { hireCost } from "#domain/activity-report/figures.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { ProReport, ReportFigures as Figures } from "#contract/endpoints/activity-report.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { costText, noCostText } from "./activity-labels.ts";

type Week = ProReport["weeks"][number];

/** What a hire cost, week by week, against the average of all: in won, or in credits where a price is not known. */
export function CostChart({ weeks, total }: { weeks: readonly Week[]; total: Figures }) {
  const nothing = noCostText(total);
  if (nothing !== null) {
    return (
      <Section title="고용당 비용">
        <p className="text-muted">{nothing}</p>
      </Section>
    );
  }
  const cost = hireCost(total);
  const inWon = cost !== null && "won" in cost;
  const average = inWon ? cost.won : cost?.credits;
  return (
    <BarChart
      {...weekAxis(weeks)}
      title="고용당 비용"
      series={[
        seriesOf(weeks, "cost", "주마다 고용당 비용", (week) =>
          inWon ? week.won_per_hire : week.cost_per_hire,
        ),
      ]}
      average={average === undefined ? undefined : { label: "평균", value: average }}
      format={inWon ? formatWon : costText}
    />
  );
}

/** The rest of the report week by week, for who wants to see how it came. */
export function ActivityCharts({ weeks }: { weeks: readonly Week[] }) {
  const common = weekAxis(weeks);
  const series = (key: string, label: string, of: (week: Week) => number | null) =>
    seriesOf(weeks, key, label, of);
  return (
    <div className="flex flex-col gap-10 pt-2">
      <BarChart
        {...common}
        title="매출"
        series={[series("revenue", "확정 금액", (week) => week.revenue_won)]}
        format={formatWon}
      />
      <BarChart
        {...common}
        title="요청과 견적"
        series={[
          series("received", "받은 요청", (week) => week.received),
          series("sent", "보낸 견적", (week) => week.sent),
          series("hired", "그 주의 고용", (week) => week.hired),
        ]}
        format={(value) => `${value}건`}
      />
      <LineChart
        {...common}
        title="보낸 견적의 읽힌 비율과 고용률"
        series={[
          series("read_rate", "읽힌 비율", (week) => week.read_rate),
          series("hire_rate", "고용률", (week) => week.hire_rate),
        ]}
        format={(value) => `${value}%`}
        atLeast={100}
      />
      <BarChart
        {...common}
        title="크레딧"
        series={[
          series("captured", "쓴 크레딧", (week) => week.captured),
          series("released", "돌아온 크레딧", (week) => week.released),
        ]}
        format={(value) => String(value)}
      />
    </div>
  );
}

function weekAxis(weeks: readonly Week[]) {
  const categories = weeks.map(({ from, to }) => ({
    short: formatKoreanDate(from),
    full:
      from === to ? formatKoreanDate(from) : `${formatKoreanDate(from)} ~ ${formatKoreanDate(to)}`,
  }));
  return { categoryLabel: "주", categories };
}

function seriesOf(
  weeks: readonly Week[],
  key: string,
  label: string,
  of: (week: Week) => number | null,
) {
  return { key, label, values: weeks.map(of) };
}
