import type { ReportFigures as Figures } from "#contract/endpoints/activity-report.ts";
import { hireCost, HIRES_OF_RANGE, READS_OF_RANGE } from "#domain/activity-report/figures.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { HelpTip } from "#ui/overlay/help-tip.tsx";
import {
  costText,
  durationText,
  hireCostText,
  NOTHING,
  timesText,
  wonText,
} from "./activity-labels.ts";

interface Line {
  label: string;
  value: string;
  note?: string;
  help?: string;
}

/** What came in and what it cost over the whole range: on a phone one number a row. */
export function ActivityFiguresList({ figures }: { figures: Figures }) {
  return (
    <dl className="grid border-t border-line md:grid-cols-4 md:gap-x-6">
      {linesOf(figures).map(({ label, value, note, help }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-3 md:block md:py-4"
        >
          <dt className="flex min-h-6 items-center gap-1 text-sm text-muted">
            {label}
            {help && <HelpTip about={label}>{help}</HelpTip>}
          </dt>
          <dd className="numeric ml-auto text-lg font-bold md:mt-1 md:text-xl">{value}</dd>
          {note && (
            <dd className="basis-full tabular-nums text-right text-sm text-muted md:text-left">
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function linesOf(figures: Figures): Line[] {
  const perHire = hireCost(figures);
  return [
    {
      label: "매출",
      value: wonText(figures.revenue_won),
      note: `거래 ${groupDigits(figures.deals)}건의 확정 금액`,
      help: "이 기간에 고용된 거래에서 지금의 확정 금액을 더한 값이에요. 취소된 거래는 넣지 않아요.",
    },
    {
      label: "쓴 비용",
      value: wonText(figures.cost_won),
      note: `${costText(figures.captured)}을 쓰고 ${costText(figures.released)}을 돌려받음`,
      help: "쓴 크레딧을 그 묶음을 산 값으로 셈해요. 보너스는 0원이고, 산 값을 모르는 크레딧이 있으면 셈하지 않아요.",
    },
    {
      label: "비용 대비 매출",
      value: timesText(figures.return_on_cost),
      note: figures.return_on_cost === null ? "비용이 있어야 셈할 수 있어요" : "매출 ÷ 쓴 비용",
    },
    {
      label: "고용당 비용",
      value: hireCostText(figures),
      note: perHire !== null && "won" in perHire ? costText(figures.cost_per_hire) : undefined,
      help: "이 기간에 쓴 크레딧을 이 기간의 고용 건수로 나눈 값이에요.",
    },
    { label: "받은 요청", value: `${groupDigits(figures.received)}건` },
    {
      label: READS_OF_RANGE,
      value: `${groupDigits(figures.read)}장`,
      help: "언제 보냈든 이 기간에 고객이 읽은 견적이에요.",
    },
    {
      label: HIRES_OF_RANGE,
      value: `${groupDigits(figures.hired)}건`,
      note:
        figures.hired > figures.deals
          ? `취소 ${groupDigits(figures.hired - figures.deals)}건`
          : undefined,
      help: "언제 보낸 견적이든 이 기간에 고용된 건수예요.",
    },
    {
      label: "답하는 시간",
      value: figures.answer_seconds === null ? NOTHING : durationText(figures.answer_seconds),
      help: "요청을 받고 첫 견적을 보낼 때까지 걸린 시간의 중앙값이에요. 내 페이지에는 지금까지의 평균이 보여요.",
    },
  ];
}
