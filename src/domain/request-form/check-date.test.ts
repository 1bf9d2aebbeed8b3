import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { checkDate, checkTime, DAY_TO_AGREE, FURTHEST_DAYS_AHEAD } from "./check-date.ts";
import { TODAY } from "#test/request-form/sample-form.ts";

describe("checkDate", () => {
  it.each([
    ["today", TODAY],
    ["a leap day", "2028-02-29"],
    ["the furthest day", addDays(TODAY, FURTHEST_DAYS_AHEAD)],
    ["a day that is to be agreed on", DAY_TO_AGREE],
  ])("accepts %s", (_, value) => {
    expect(checkDate(value, TODAY)).toEqual({ ok: true, answer: value });
  });

  it.each([
    ["yesterday", "2026-11-20", "오늘이나 그 뒤의 날짜를 골라 주세요."],
    ["one day too far", addDays(TODAY, FURTHEST_DAYS_AHEAD + 1), "10년 안의 날짜를 골라 주세요."],
    ["the last day of all", "9999-12-31", "10년 안의 날짜를 골라 주세요."],
    ["a day that does not exist", "2027-02-29", "달력에 있는 날짜를 골라 주세요."],
    ["another notation", "2027.03.01", "달력에 있는 날짜를 골라 주세요."],
    ["an instant", "2027-03-01T00:00:00Z", "달력에 있는 날짜를 골라 주세요."],
    ["a number", 20270301, "달력에 있는 날짜를 골라 주세요."],
  ])("refuses %s", (_, value, message) => {
    expect(checkDate(value, TODAY)).toEqual({ ok: false, messages: [message] });
  });

  it("takes an empty text for no answer", () => {
    expect(checkDate("", TODAY)).toEqual({ ok: true, answer: undefined });
  });
});

describe("checkTime", () => {
  it.each([["00:00"], ["09:30"], ["23:59"]])("accepts %s", (value) => {
    expect(checkTime(value)).toEqual({ ok: true, answer: value });
  });

  it.each([["24:00"], ["9:30"], ["09:60"], ["09:30:00"], ["09:30\n"], [930], [["09:30"]]])(
    "refuses %j",
    (value) => {
      expect(checkTime(value)).toEqual({ ok: false, messages: ["시간을 09:30처럼 적어 주세요."] });
    },
  );

  it("takes an empty text for no answer", () => {
    expect(checkTime("")).toEqual({ ok: true, answer: undefined });
  });
});
