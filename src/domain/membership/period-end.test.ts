import { expect, it } from "vitest";
import { periodEndDay, periodTerm } from "./period-end.ts";

it.each([
  ["the last second of a day", "2027-02-14T23:59:59+09:00", "2027-02-14"],
  ["the first second of a day", "2027-02-14T00:00:00+09:00", "2027-02-14"],
  ["fractions of a second", "2027-02-14T23:59:59.999+09:00", "2027-02-14"],
  // The text's own day counts, whatever day that moment is elsewhere.
  ["another offset", "2027-02-14T23:59:59Z", "2027-02-14"],
  ["a day without a time", "2027-02-14", "2027-02-14"],
])("keeps the part before the T of %s", (_, text, day) => {
  expect(periodEndDay(text)).toBe(day);
});

it("calls a period the past one from the day after its last", () => {
  expect(periodTerm("2027-03-10", "2027-03-10")).toBe("이번 기간");
  expect(periodTerm("2027-03-10", "2027-03-11")).toBe("지난 기간");
});
