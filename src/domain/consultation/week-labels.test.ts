import { expect, it } from "vitest";
import { describeWeek } from "./week-labels.ts";
import { noHours } from "./weekly-hours.ts";

const morning = [{ from: "09:00", to: "12:00" }];
const day = [...morning, { from: "13:00", to: "18:00" }];

it("puts days in a row with the same hours together", () => {
  const week = { ...noHours(), mon: day, tue: day, wed: morning, thu: day, sat: morning };
  expect(describeWeek(week)).toEqual([
    { days: "월~화", hours: "오전 9:00~오후 12:00, 오후 1:00~6:00" },
    { days: "수", hours: "오전 9:00~오후 12:00" },
    { days: "목", hours: "오전 9:00~오후 12:00, 오후 1:00~6:00" },
    { days: "토", hours: "오전 9:00~오후 12:00" },
  ]);
});

it("says nothing of a week without hours", () => {
  expect(describeWeek(noHours())).toEqual([]);
});
