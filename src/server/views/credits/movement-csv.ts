import { sheetTime } from "#domain/calendar/sheet-time.ts";
import { CSV_ROWS_MAX } from "#domain/credits/csv-rows.ts";
import { LOT_KIND_NAMES, REASON_NAMES } from "#domain/credits/movement-text.ts";
import { csvFile, type CsvCell } from "#domain/text/csv.ts";
import type { CreditMovement } from "#contract/endpoints/credits.ts";

const HEADINGS = [
  "일시",
  "종류",
  "내용",
  "대상",
  "사용 가능 크레딧 변화",
  "예치한 크레딧 변화",
  "그 뒤 사용 가능 크레딧",
  "그 뒤 예치한 크레딧",
  "크레딧 묶음",
];

/** The movements as a file for a spreadsheet. When there are more than fit, its last row says so. */
export function movementsCsv(movements: readonly CreditMovement[]): string {
  const shown = movements.slice(0, CSV_ROWS_MAX);
  const rows: CsvCell[][] = shown.map((movement) => [
    sheetTime(Date.parse(movement.at)),
    REASON_NAMES[movement.reason],
    movement.text,
    movement.subject?.name ?? null,
    movement.available,
    movement.held,
    movement.after.available,
    movement.after.held,
    movement.lots.map((lot) => `${LOT_KIND_NAMES[lot.kind]} ${lot.credits}`).join(", "),
  ]);
  const isCut = movements.length > shown.length;
  return csvFile([
    HEADINGS,
    ...rows,
    ...(isCut ? [["이보다 앞선 내역은 기간을 나누어 받아 주세요."]] : []),
  ]);
}
