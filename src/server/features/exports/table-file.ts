import { csvFile, type CsvCell } from "#domain/text/csv.ts";
import { sheetTime } from "#domain/calendar/sheet-time.ts";
import { inWords } from "#domain/personal-data/columns/code-words.ts";
import { columnName } from "#domain/personal-data/columns/column-name.ts";
import type { GatheredColumn, GatheredTable } from "./gather-data.ts";

/** A table as people open it in a spreadsheet: columns by their Korean names, instants in Seoul's time, codes in words. */
export function tableFile(table: string, { columns, rows }: GatheredTable): string {
  const headings = columns.map(({ name, isInstant }) =>
    isInstant ? `${columnName(table, name)}(한국 시간)` : columnName(table, name),
  );
  const cells = rows.map((row) => columns.map((column) => cell(table, column, row[column.name])));
  return csvFile([headings, ...cells]);
}

function cell(table: string, { name, isInstant }: GatheredColumn, value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (isTexts(value)) return value.join(", ");
  if (typeof value !== "string") return JSON.stringify(value);
  return isInstant ? sheetTime(Date.parse(value)) : inWords(table, name, value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
