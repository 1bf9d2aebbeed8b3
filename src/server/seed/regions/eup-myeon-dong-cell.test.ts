import { describe, expect, it } from "vitest";
import { readEupMyeonDongCell } from "./eup-myeon-dong-cell.ts";

describe("readEupMyeonDongCell", () => {
  it("reads codes, names and the days on which one came or went", () => {
    const cell = "250 백석읍|560 회천4동 ..2023-10-09|901 옥정1동 2023-10-10..";
    expect(readEupMyeonDongCell("41630", cell)).toEqual([
      { code: "4163025000", name: "백석읍", valid_from: null, valid_to: null },
      { code: "4163056000", name: "회천4동", valid_from: null, valid_to: "2023-10-09" },
      { code: "4163090100", name: "옥정1동", valid_from: "2023-10-10", valid_to: null },
    ]);
  });
  it("reads both days, and joined and numbered names", () => {
    expect(readEupMyeonDongCell("11110", "615 종로1·2·3·4가동 2024-01-01..2024-12-31")).toEqual([
      {
        code: "1111061500",
        name: "종로1·2·3·4가동",
        valid_from: "2024-01-01",
        valid_to: "2024-12-31",
      },
    ]);
  });
  it.each([
    ["an empty cell", ""],
    ["no digits", "사직동"],
    ["too few digits", "53 사직동"],
    ["a name that is no eup, myeon or dong", "530 사직"],
    ["a full stop for the middle dot", "615 종로1.2가동"],
    ["two spaces", "530  사직동"],
    ["an empty entry at the end", "530 사직동|"],
    ["one day without dots", "530 사직동 2024-01-01"],
  ])("refuses %s", (_, cell) => {
    expect(() => readEupMyeonDongCell("11110", cell)).toThrow("11110: cannot read");
  });
  it("refuses a day that does not exist", () => {
    expect(() => readEupMyeonDongCell("11110", "530 사직동 ..2023-02-29")).toThrow(
      "no day 2023-02-29",
    );
  });
});
