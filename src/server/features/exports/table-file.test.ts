import { expect, it } from "vitest";
import { tableFile } from "./table-file.ts";

const column = (name: string) => ({ name, isInstant: name.endsWith("_at") });

/** The lines of a quote's table with these columns. */
const lines = (row: Record<string, unknown>) =>
  tableFile("quotes", { columns: Object.keys(row).map(column), rows: [row] })
    .trimEnd()
    .split("\r\n");

it("heads its columns in Korean, behind the mark of spreadsheets, and says whose time it is", () => {
  expect(lines({ total: 350_000, read_at: null })).toEqual([
    '\ufeff"합계(원)","고객이 읽은 때(한국 시간)"',
    "350000,",
  ]);
});

it("shows instants in Seoul's time, and a text that only looks like one as it was written", () => {
  expect(lines({ sent_at: "2027-01-31T15:00:00.5+00:00" })[1]).toBe('"2027-02-01 00:00:00"');
  expect(lines({ message: "2027-01-31T15:00:00+00:00" })[1]).toBe('"2027-01-31T15:00:00+00:00"');
});

it("says codes in the words of pages, and one without a word as it is", () => {
  expect(lines({ unit: "job", state: "withdrawn" })[1]).toBe('"한 건","취소한 견적"');
  expect(lines({ state: "constructor" })[1]).toBe('"constructor"');
  // The words of another's column are no code.
  expect(lines({ message: "job" })[1]).toBe('"job"');
});

it("says yes and no, numbers as numbers, lists in a row, and keeps what has parts whole", () => {
  expect(lines({ allowed: true, denied: false })[1]).toBe('"예","아니요"');
  expect(lines({ total: -10 })[1]).toBe("-10");
  expect(lines({ fields: ["곰팡이", "얼룩"] })[1]).toBe('"곰팡이, 얼룩"');
  expect(lines({ items: [{ name: "방" }] })[1]).toBe('"[{""name"":""방""}]"');
});

it("leaves a cell empty where a row has no such column", () => {
  const columns = [column("message"), column("total")];
  expect(tableFile("quotes", { columns, rows: [{ total: 1 }] })).toContain("\n,1\r\n");
});

it("holds nothing that a spreadsheet takes for a formula", () => {
  expect(lines({ message: "=1+1" })[1]).toBe(`"'=1+1"`);
});
