import { expect, it } from "vitest";
import { calendarDay } from "./day-rule.ts";

it.each(["2026-01-31", "2024-02-29"])("takes %s", (day) => {
  expect(calendarDay.passes(day, {})).toBe(true);
});

it.each(["2026-02-29", "2026-1-31", "2026년 01월 31일", "", null])("refuses %j", (day) => {
  expect(calendarDay.passes(day, {})).toBe(false);
});

it("asks for a day as a date field shows it", () => {
  expect(calendarDay.message("받은 날")).toBe("받은 날을 2026년 01월 31일처럼 입력해 주세요.");
});
