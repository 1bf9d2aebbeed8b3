import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { isSonEomneunDay, marksSonEomneunDays } from "./moving-day.ts";

describe("isSonEomneunDay", () => {
  // 설날 2026-02-17 and 추석 2026-09-25 are days 1 and 15 of their lunar months.
  it.each([
    ["2026-02-16", "음력 12월 29일", true],
    ["2026-02-17", "음력 1월 1일", false],
    ["2026-02-24", "음력 1월 8일", false],
    ["2026-02-25", "음력 1월 9일", true],
    ["2026-02-26", "음력 1월 10일", true],
    ["2026-02-27", "음력 1월 11일", false],
    ["2026-09-19", "음력 8월 9일", true],
    ["2026-09-20", "음력 8월 10일", true],
    ["2026-09-25", "음력 8월 15일", false],
    ["2026-09-29", "음력 8월 19일", true],
    ["2026-09-30", "음력 8월 20일", true],
  ])("judges %s, %s", (day, _, isOne) => {
    expect(isSonEomneunDay(day)).toBe(isOne);
  });

  it("finds five or six in each lunar month of a year", () => {
    const days = Array.from({ length: 354 }, (_, index) => addDays("2026-02-17", index));
    const found = days.filter(isSonEomneunDay).length;
    expect(found).toBeGreaterThanOrEqual(12 * 5);
    expect(found).toBeLessThanOrEqual(12 * 6);
  });

  it.each([["2026-02-30"], ["내일"], [""]])("is false for %j, which is no day", (text) => {
    expect(isSonEomneunDay(text)).toBe(false);
  });
});

it.each([
  ["home-moving", true],
  ["storage-moving", true],
  ["cargo-delivery", false],
  ["math-tutoring", false],
])("marksSonEomneunDays(%s) is %s", (service, marks) => {
  expect(marksSonEomneunDays(service)).toBe(marks);
});
