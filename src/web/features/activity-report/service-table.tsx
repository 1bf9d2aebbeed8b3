import type { ProReport } from "#contract/endpoints/activity-report.ts";
import { Table, type Column } from "#ui/list/table.tsx";
import { costText, durationText, percentText, positionText } from "./activity-labels.ts";

type Row = ProReport["by_service"][number];

const count = (key: string, header: string, of: (row: Row) => number): Column<Row> => ({
  key,
  header,
  align: "end",
  cell: (row) => of(row),
});
const text = (key: string, header: string, of: (row: Row) => string): Column<Row> => ({
  key,
  header,
  align: "end",
  cell: of,
});

const columns: Column<Row>[] = [
  { key: "service", header: "서비스", primary: true, cell: (row) => row.service.name },
  count("received", "받은 요청", (row) => row.received),
  count("sent", "보낸 견적", (row) => row.sent),
  text("read", "열람률", (row) => percentText(row.read_rate)),
  text("hire", "고용률", (row) => percentText(row.hire_rate)),
  count("hired", "고용", (row) => row.hired),
  text("cost", "고용당 비용", (row) => costText(row.cost_per_hire)),
  text("answer", "응답 시간", (row) => durationText(row.answer_seconds)),
  text("price", "가격 위치", (row) => positionText(row.price_position)),
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
