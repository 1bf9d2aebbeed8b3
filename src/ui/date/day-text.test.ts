import { describe, expect, it } from "vitest";
import { parseDayText, shownDay, spokenDay } from "./day-text.ts";

describe("parseDayText", () => {
  it.each([
    "2026-01-05",
    "2026-1-5",
    "2026.1.5",
    "2026. 1. 5.",
    "2026/01/05",
    "20260105",
    "２０２６년 １월 ５일",
    "2026년 1월 5일",
  ])("reads %s", (text) => {
    expect(parseDayText(text)).toBe("2026-01-05");
  });

  it("knows the leap day", () => {
    expect(parseDayText("2028-02-29")).toBe("2028-02-29");
  });

  it.each([
    "",
    "내일",
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-01",
    "26-01-05",
    "0000-01-01",
  ])("refuses %j", (text) => {
    expect(parseDayText(text)).toBeNull();
  });
});

describe("spokenDay", () => {
  it("names the weekday", () => {
    expect(spokenDay("2026-01-05")).toBe("2026년 01월 05일 월요일");
  });
});

describe("shownDay", () => {
  it.each([
    ["2026-01-05", "2026년 01월 05일"],
    ["", ""],
    ["2026-02-30", "2026-02-30"],
    ["내일", "내일"],
  ])("shows %j as %j", (text, shown) => {
    expect(shownDay(text)).toBe(shown);
    expect(parseDayText(shown)).toBe(parseDayText(text));
  });
});
