import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./durations.ts";
import { relativeTimeKo } from "./relative-time.ts";

const now = Date.parse("2027-02-01T00:00:00Z");

describe("relativeTimeKo", () => {
  it.each([
    [0, "0초 전"],
    [SECOND_MS - 1, "0초 전"],
    [59 * SECOND_MS, "59초 전"],
    [MINUTE_MS, "1분 전"],
    [2 * MINUTE_MS - 1, "1분 전"],
    [59 * MINUTE_MS, "59분 전"],
    [HOUR_MS, "1시간 전"],
    [DAY_MS - 1, "23시간 전"],
    [DAY_MS, "1일 전"],
    [30 * DAY_MS - 1, "29일 전"],
    [30 * DAY_MS, "1개월 전"],
    [364 * DAY_MS, "11개월 전"],
    [365 * DAY_MS, "1년 전"],
    [800 * DAY_MS, "2년 전"],
  ])("%d ms ago is %s", (span, text) => {
    expect(relativeTimeKo(now - span, now)).toBe(text);
  });
  it.each([
    [1, "0초 후"],
    [5 * MINUTE_MS, "5분 후"],
    [3 * HOUR_MS, "3시간 후"],
    [7 * DAY_MS, "7일 후"],
  ])("in %d ms is %s", (span, text) => {
    expect(relativeTimeKo(now + span, now)).toBe(text);
  });
});
