import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "./durations.ts";
import { formatClock, formatClockSpan, formatKoreanTime } from "./korean-time.ts";
import { startOfSeoulDay } from "./seoul-day.ts";

const intl = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  hour: "numeric",
  minute: "2-digit",
});

it.each([
  ["2027-01-31T15:00:00Z", "오전 12:00"],
  ["2027-02-01T02:59:59.999Z", "오전 11:59"],
  ["2027-02-01T03:00:00Z", "오후 12:00"],
  ["2027-02-01T06:05:00Z", "오후 3:05"],
  ["2027-02-01T23:59:00+09:00", "오후 11:59"],
])("%s is %s in Seoul", (instant, text) => {
  expect(formatKoreanTime(Date.parse(instant))).toBe(text);
});

it("agrees with the locale at every minute of a day", () => {
  const start = startOfSeoulDay("2027-02-01");
  for (let at = start; at < start + DAY_MS; at += MINUTE_MS) {
    expect(formatKoreanTime(at)).toBe(intl.format(at));
  }
});

it("agrees with the locale on any day", () => {
  const anyInstant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) });
  fc.assert(
    fc.property(anyInstant, (instant) => {
      expect(formatKoreanTime(instant)).toBe(intl.format(instant));
    }),
  );
});

it("throws for what is no instant", () => {
  expect(() => formatKoreanTime(NaN)).toThrow(RangeError);
});

it.each([
  ["00:00", "오전 12:00"],
  ["09:05", "오전 9:05"],
  ["11:59", "오전 11:59"],
  ["12:00", "오후 12:00"],
  ["23:30", "오후 11:30"],
  ["24:00", "오전 12:00"],
])("%s is read as %s", (time, text) => {
  expect(formatClock(time)).toBe(text);
});

it.each([
  ["09:00", null, "오전 9:00"],
  ["11:00", "11:30", "오전 11:00~11:30"],
  ["11:30", "12:00", "오전 11:30~오후 12:00"],
  ["12:00", "12:30", "오후 12:00~12:30"],
  ["13:00", "18:00", "오후 1:00~6:00"],
  ["18:00", "24:00", "오후 6:00~오전 12:00"],
  ["23:30", "00:00", "오후 11:30~오전 12:00"],
])("from %s until %s is %s", (from, until, text) => {
  expect(formatClockSpan(from, until)).toBe(text);
});
