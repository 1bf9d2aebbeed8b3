import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFile } from "./csv.ts";

const MARK = "\ufeff";

/** Reads a file back as RFC 4180 says. */
function parse(file: string): string[][] {
  const rows: string[][] = [];
  let rest = file.replace(MARK, "");
  while (rest !== "") {
    const row: string[] = [];
    for (;;) {
      const cell = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest);
      if (!cell) throw new Error(`not CSV: ${rest}`);
      row.push((cell[1] ?? cell[2] ?? "").replaceAll('""', '"'));
      rest = rest.slice(cell[0].length);
      if (cell[3] !== ",") break;
    }
    rows.push(row);
  }
  return rows;
}

describe("csvFile", () => {
  it("begins with the mark by which Excel knows Korean, and ends each line", () => {
    expect(csvFile([["가", 1.5, null, 'a"b,\n']])).toBe(`${MARK}"가",1.5,,"a""b,\n"\r\n`);
  });

  it.each(["=1+1", "+1", "-1", "@A1", "\t=1", "\r=1", "＝1", "  =1", "\n=1"])(
    "lets no spreadsheet run %j",
    (text) => {
      expect(parse(csvFile([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it("gives back every text that is no formula, and numbers below zero as numbers", () => {
    expect(csvFile([[-3]])).toBe(`${MARK}-3\r\n`);
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 })), (rows) => {
        const back = parse(csvFile(rows)).map((row) => row.map((cell) => cell.replace(/^'/, "")));
        expect(back).toEqual(rows.map((row) => row.map((cell) => cell.replace(/^'/, ""))));
      }),
    );
  });
});
