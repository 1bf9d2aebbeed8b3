import { describe, expect, it } from "vitest";
import { isStillAhead, remindAt } from "./appointment-reminder.ts";

const at = (iso: string) => Date.parse(`${iso}:00+09:00`);

describe("remindAt", () => {
  it("is ten in the morning of the day before, over the ends of months and years", () => {
    const now = at("2026-12-10T12:00");
    expect(remindAt("2027-03-20", now)).toBe(at("2027-03-19T10:00"));
    expect(remindAt("2027-03-01", now)).toBe(at("2027-02-28T10:00"));
    expect(remindAt("2027-01-01", now)).toBe(at("2026-12-31T10:00"));
  });

  it("is never when that is over", () => {
    expect(remindAt("2027-03-20", at("2027-03-19T10:00") - 1)).toBe(at("2027-03-19T10:00"));
    expect(remindAt("2027-03-20", at("2027-03-19T10:00"))).toBeNull();
  });
});

it("speaks of tomorrow until that begins in Seoul", () => {
  expect(isStillAhead("2027-03-20", at("2027-03-20T00:00") - 1)).toBe(true);
  expect(isStillAhead("2027-03-20", at("2027-03-20T00:00"))).toBe(false);
});
