import type { CsvCell } from "#domain/text/csv.ts";
import { HIRES_OF_RANGE, READS_OF_RANGE, type ActivityFigures } from "./figures.ts";
import type { ActivityRange } from "./range.ts";

const HEADINGS = [
  "구분",
  "이름",
  "시작일",
  "종료일",
  "받은 요청",
  "보낸 견적",
  READS_OF_RANGE,
  HIRES_OF_RANGE,
  "보낸 견적 중 읽힘",
  "보낸 견적 중 고용",
  "매출에 든 거래",
  "매출(원)",
  "쓴 크레딧",
  "돌아온 크레딧",
  "쓴 비용(원)",
  "비용 대비 매출(배)",
  "고용당 크레딧",
  "고용당 비용(원)",
  "읽힌 비율(%)",
  "고용률(%)",
  "답하는 시간 중앙값(분)",
  "가격 위치(%)",
  "가격 위치 가운데 절반 시작(%)",
  "가격 위치 가운데 절반 끝(%)",
  "가격을 비교한 견적",
];

/** A report as the rows of a file: all of it, then its services, then its weeks. */
export function activityRows(report: {
  range: ActivityRange;
  total: ActivityFigures;
  services: readonly { name: string; figures: ActivityFigures }[];
  weeks: readonly (ActivityRange & { figures: ActivityFigures })[];
}): CsvCell[][] {
  const { range, total, services, weeks } = report;
  const row = (
    kind: string,
    name: string,
    { from, to }: ActivityRange,
    figures: ActivityFigures,
  ) => [kind, name, from, to, ...cells(figures)];
  return [
    HEADINGS,
    row("전체", "전체", range, total),
    ...services.map(({ name, figures }) => row("서비스", name, range, figures)),
    ...weeks.map((week) => row("주", `${week.from} 주`, week, week.figures)),
  ];
}

function cells(figures: ActivityFigures): CsvCell[] {
  const { answer_seconds: answer, price_position: position } = figures;
  return [
    figures.received,
    figures.sent,
    figures.read,
    figures.hired,
    figures.read_of_sent,
    figures.hired_of_sent,
    figures.deals,
    figures.revenue_won,
    figures.captured,
    figures.released,
    figures.cost_won,
    figures.return_on_cost,
    figures.cost_per_hire,
    figures.won_per_hire,
    figures.read_rate,
    figures.hire_rate,
    answer === null ? null : Math.floor(answer / 60 + 0.5),
    position?.percent ?? null,
    position?.low ?? null,
    position?.high ?? null,
    position?.count ?? 0,
  ];
}
