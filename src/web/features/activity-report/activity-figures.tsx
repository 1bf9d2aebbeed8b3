import type { ReportFigures as Figures } from "#contract/endpoints/activity-report.ts";
import { HelpTip } from "#ui/overlay/help-tip.tsx";
import { costText, durationText, percentText, positionText, wonText } from "./activity-labels.ts";

interface Line {
  label: string;
  value: string;
  note?: string;
  help?: string;
}

/** The figures of the whole range, before any chart. */
export function ActivityFiguresList({ figures }: { figures: Figures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      {linesOf(figures).map(({ label, value, note, help }) => (
        <div key={label} className="rounded-lg border border-line bg-surface p-4">
          <dt className="flex items-center gap-1 text-sm text-muted">
            {label}
            {help && <HelpTip about={label}>{help}</HelpTip>}
          </dt>
          <dd className="mt-1 text-xl font-bold tabular-nums">{value}</dd>
          {note && <dd className="mt-0.5 text-sm text-muted tabular-nums">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function linesOf(figures: Figures): Line[] {
  const { price_position: position } = figures;
  return [
    { label: "받은 요청", value: `${figures.received}건` },
    { label: "보낸 견적", value: `${figures.sent}건` },
    {
      label: "열람률",
      value: percentText(figures.read_rate),
      note: `이 기간에 ${figures.read}건 읽힘`,
      help: "이 기간에 보낸 견적 가운데 지금까지 고객이 읽은 견적의 비율이에요.",
    },
    {
      label: "고용률",
      value: percentText(figures.hire_rate),
      note: `이 기간에 ${figures.hired}건 고용`,
      help: "이 기간에 보낸 견적 가운데 지금까지 고용으로 이어진 견적의 비율이에요.",
    },
    {
      label: "쓴 크레딧",
      value: costText(figures.captured),
      note: `돌아온 크레딧 ${figures.released}`,
    },
    {
      label: "고용당 비용",
      value: costText(figures.cost_per_hire),
      note: figures.won_per_hire === null ? undefined : `약 ${wonText(figures.won_per_hire)}`,
      help: "이 기간에 쓴 크레딧을 고용한 건수로 나눈 값이에요. 원은 크레딧을 산 값으로 셈해요.",
    },
    {
      label: "응답 시간",
      value: durationText(figures.answer_seconds),
      help: "요청을 받고 첫 견적을 보낼 때까지 걸린 시간의 중앙값이에요.",
    },
    {
      label: "가격 위치",
      value: positionText(position),
      note: position ? `${position.percent}% · 견적 ${position.count}건` : "비교할 견적이 모자라요",
      help: "같은 요청에 같은 단위로 온 견적이 셋 이상일 때 내 금액의 자리예요. 0%가 가장 낮고 100%가 가장 높아요.",
    },
  ];
}
