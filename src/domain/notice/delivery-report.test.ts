import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../calendar/durations.ts";
import { nextReportAt } from "./delivery-report.ts";

const SENT = new Date("2027-03-10T12:00:00+09:00");
const at = (age: number) => new Date(SENT.getTime() + age);
const askedNext = (age: number) => {
  const next = nextReportAt(SENT, at(age));
  return next && next.getTime() - SENT.getTime();
};

describe("when a provider is asked about a text", () => {
  it("is first after two minutes", () => expect(askedNext(0)).toBe(2 * MINUTE_MS));

  it.each([
    [2 * MINUTE_MS, 10 * MINUTE_MS],
    [10 * MINUTE_MS, HOUR_MS],
    [HOUR_MS, 6 * HOUR_MS],
    [6 * HOUR_MS, 24 * HOUR_MS],
    [24 * HOUR_MS, 72 * HOUR_MS],
  ])("is at the next age once it was asked at %d ms", (age, next) => {
    expect(askedNext(age - 1)).toBe(age);
    expect(askedNext(age)).toBe(next);
  });

  it("skips the ages that passed unasked", () => expect(askedNext(7 * HOUR_MS)).toBe(24 * HOUR_MS));

  it("is never again at 72 hours", () => {
    expect(askedNext(72 * HOUR_MS - 1)).toBe(72 * HOUR_MS);
    expect(askedNext(72 * HOUR_MS)).toBeNull();
  });
});
