import { HIRES_OF_RANGE } from "#domain/activity-report/figures.ts";
import type { ProReport } from "#contract/endpoints/activity-report.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Table, type Column } from "#ui/list/table.tsx";
import { durationText, hireCostText, shareText, timesText, wonText } from "./activity-labels.ts";

type Row = ProReport["by_service"][number];

const count = (key: string, header: string, of: (row: Row) => number): Column<Row> => ({
  key,
  header,
  align: "end",
  cell: (row) => groupDigits(of(row)),
});
const text = (key: string, header: string, of: (row: Row) => string): Column<Row> => ({
  key,
  header,
  align: "end",
  cell: of,
});
/** May take two lines where the table has little room. */
const share = (key: string, header: string, of: (row: Row) => string): Column<Row> => ({
  key,
  header,
  align: "end",
  cell: (row) => <span className="whitespace-normal">{of(row)}</span>,
});

const columns: Column<Row>[] = [
  { key: "service", header: "서비스", primary: true, cell: (row) => row.service.name },
  count("received", "받은 요청", (row) => row.received),
  count("sent", "보낸 견적", (row) => row.sent),
  share("read", "그중 읽힘", (row) => shareText(row.read_of_sent, row.read_rate)),
  share("hire", "그중 고용", (row) => shareText(row.hired_of_sent, row.hire_rate)),
  count("hired", HIRES_OF_RANGE, (row) => row.hired),
  text("revenue", "매출", (row) => wonText(row.revenue_won)),
  text("cost", "고용당 비용", hireCostText),
  text("return", "비용 대비 매출", (row) => timesText(row.return_on_cost)),
  text("answer", "답하는 시간", (row) => durationText(row.answer_seconds)),
];

/** The report by service. */
export function ServiceTable({ rows }: { rows: readonly Row[] }) {
  return (
    <Table
      caption="서비스별 활동"
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={(row) => row.service.slug}
      empty={<p className="text-muted">이 기간에는 활동이 없어요.</p>}
    />
  );
}
