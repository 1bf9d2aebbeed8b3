export type CsvCell = string | number | null;

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = "\ufeff";

/** What a spreadsheet would take for a formula at the start of a cell, the full-width signs of Korean keyboards too. */
const FORMULA_START = /^[\s\u200b]*[=+\-@＝＋－＠\t\r]/;

/**
 * A table as an RFC 4180 file that Excel opens in Korean: every text in quotes, lines ended by CRLF, nothing for a
 * null. A text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(value: CsvCell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
