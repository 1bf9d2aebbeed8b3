import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { ProReport } from "#contract/endpoints/activity-report.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";

type Week = ProReport["weeks"][number];

/** The report week by week. */
export function ActivityCharts({ weeks }: { weeks: readonly Week[] }) {
  const categories = weeks.map(({ from, to }) => ({
    short: formatKoreanDate(from),
    full:
      from === to ? formatKoreanDate(from) : `${formatKoreanDate(from)} ~ ${formatKoreanDate(to)}`,
  }));
  const series = (key: string, label: string, of: (week: Week) => number | null) => ({
    key,
    label,
    values: weeks.map(of),
  });
  const common = { categoryLabel: "주", categories };
  return (
    <div className="flex flex-col gap-10">
      <BarChart
        {...common}
        title="요청과 견적"
        series={[
          series("received", "받은 요청", (week) => week.received),
          series("sent", "보낸 견적", (week) => week.sent),
          series("hired", "고용", (week) => week.hired),
        ]}
        format={(value) => `${value}건`}
      />
      <LineChart
        {...common}
        title="열람률과 고용률"
        series={[
          series("read_rate", "열람률", (week) => week.read_rate),
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
