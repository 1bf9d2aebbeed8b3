import { expect, it } from "vitest";
import { dayRangeFault } from "./day-range.ts";

it.each([
  [undefined, undefined],
  ["2027-03-10", undefined],
  [undefined, "2027-03-10"],
  ["2027-03-10", "2027-03-10"],
])("takes %s to %s", (from, to) => {
  expect(dayRangeFault(from, to)).toBeNull();
});

it.each([
  ["2027-02-30", "2027-03-10", "from", /날짜를 다시/],
  ["2027-03-10", "어제", "to", /날짜를 다시/],
  ["2027-03-11", "2027-03-10", "from", /종료일이나 그 앞/],
])("refuses %s to %s by its end %s", (from, to, field, message) => {
  expect(dayRangeFault(from, to)).toEqual({ field, message: expect.stringMatching(message) });
});
