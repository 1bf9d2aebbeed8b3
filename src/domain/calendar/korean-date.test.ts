import { expect, it } from "vitest";
import { formatKoreanDate } from "./korean-date.ts";

it("shows a day with two-digit month and date", () => {
  expect(formatKoreanDate("2027-02-01")).toBe("2027년 02월 01일");
  expect(formatKoreanDate("2027-12-31")).toBe("2027년 12월 31일");
});

it("throws for what is no day", () => {
  expect(() => formatKoreanDate("2027-02-30")).toThrow(RangeError);
});
