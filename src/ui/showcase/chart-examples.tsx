import { BarChart } from "../chart/bar-chart.tsx";
import { Funnel } from "../chart/funnel.tsx";
import { LineChart } from "../chart/line-chart.tsx";
import { RangeBar } from "../chart/range-bar.tsx";
import { Example } from "./example.tsx";

const categories = ["01", "08", "15", "22", "29"].map((date) => {
  const day = `2027년 03월 ${date}일`;
  return { short: day, full: `${day} 주` };
});

const ranges = [
  { low: 12, mid: 18, high: 30 },
  { low: 40, mid: 44, high: 45 },
];

export function ChartExamples() {
  return (
    <>
      <Example name="막대 그래프">
        <BarChart
          title="주마다 한 일"
          categoryLabel="주"
          categories={categories}
          series={[
            { key: "a", label: "받은 것", values: [4, 9, 7, 0, 12] },
            { key: "b", label: "보낸 것", values: [3, 6, 6, 0, 8] },
            { key: "c", label: "끝낸 것", values: [1, 2, 1, 0, 3] },
          ]}
          format={String}
        />
      </Example>
      <Example name="선 그래프">
        <LineChart
          title="주마다의 비율"
          categoryLabel="주"
          categories={categories}
          series={[
            { key: "a", label: "첫째", values: [75, 66, 86, null, 67] },
            { key: "b", label: "둘째", values: [33, 34, 16, null, 38] },
          ]}
          format={(value) => `${value}%`}
          atLeast={100}
        />
      </Example>
      <Example name="깔때기">
        <Funnel
          className="max-w-md"
          steps={[
            { key: "sent", label: "보낸 것", count: 42 },
            { key: "read", label: "읽힌 것", count: 30, note: "71%" },
            { key: "hired", label: "고용된 것", count: 7, note: "17%" },
          ]}
        />
      </Example>
      <Example name="범위 막대">
        {ranges.map(({ low, mid, high }) => (
          <div key={mid} className="grid max-w-md grid-cols-[9rem_1fr] items-center gap-4 text-sm">
            <span className="numeric">
              {low}~{high}만 원
            </span>
            <RangeBar low={low} mid={mid} high={high} />
          </div>
        ))}
      </Example>
    </>
  );
}
