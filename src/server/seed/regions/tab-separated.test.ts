import { describe, expect, it } from "vitest";
import { readTabSeparated } from "./tab-separated.ts";

const columns = ["code", "name"] as const;

describe("readTabSeparated", () => {
  it("reads each line by its column", () => {
    expect(readTabSeparated("code\tname\n11\t서울\n26\t\n", columns)).toEqual([
      { code: "11", name: "서울" },
      { code: "26", name: "" },
    ]);
  });
  it("reads a table without rows, and one without a last line break", () => {
    expect(readTabSeparated("code\tname\n", columns)).toEqual([]);
    expect(readTabSeparated("code\tname\n11\t서울", columns)).toHaveLength(1);
  });
  it.each([
    ["other columns", "name\tcode\n11\t서울\n", "line 1"],
    ["an empty file", "", "line 1"],
    ["a cell too few", "code\tname\n11\n", "line 2: 1 cells"],
    ["a cell too many", "code\tname\n11\t서울\t\n", "line 2: 3 cells"],
    ["an empty line in between", "code\tname\n\n11\t서울\n", "line 2: 1 cells"],
    ["a space at an edge", "code\tname\n11\t서울 \n", "line 2: spaces"],
    ["a carriage return", "code\tname\n11\t서울\r\n", "line 2: spaces"],
    ["decomposed Hangul", "code\tname\n11\t서울\n".normalize("NFD"), "NFC"],
  ])("refuses %s", (_, text, message) => {
    expect(() => readTabSeparated(text, columns)).toThrow(message);
  });
});
