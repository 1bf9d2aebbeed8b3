import { expect, it } from "vitest";
import { describeSlot } from "./slot-labels.ts";

it.each([
  ["2027-03-10T01:00:00Z", "2027년 03월 10일(수) 오전 10:00"],
  ["2027-03-13T15:00:00Z", "2027년 03월 14일(일) 오전 12:00"],
])("says when %s is", (instant, words) => {
  expect(describeSlot(Date.parse(instant))).toBe(words);
});

it("says from when until when it is", () => {
  const [start, end] = ["2027-03-10T01:00:00Z", "2027-03-10T01:30:00Z"].map((at) => Date.parse(at));
  expect(describeSlot(start ?? 0, end)).toBe("2027년 03월 10일(수) 오전 10:00~10:30");
});
