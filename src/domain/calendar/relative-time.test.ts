import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./durations.ts";
import { relativeTimeKo } from "./relative-time.ts";

const now = Date.parse("2027-02-01T00:00:00Z");

/** A span and the whole unit that it is cut to; the boundary itself belongs to the larger unit. */
const boundaries: [string, number, string][] = [
  ["no time", 0, "0초"],
  ["a millisecond", 1, "0초"],
  ["just under a second", SECOND_MS - 1, "0초"],
  ["a second", SECOND_MS, "1초"],
  ["just under two seconds", 2 * SECOND_MS - 1, "1초"],
  ["just under a minute", MINUTE_MS - 1, "59초"],
  ["a minute", MINUTE_MS, "1분"],
  ["just under two minutes", 2 * MINUTE_MS - 1, "1분"],
  ["two minutes", 2 * MINUTE_MS, "2분"],
  ["just under an hour", HOUR_MS - 1, "59분"],
  ["an hour", HOUR_MS, "1시간"],
  ["just under two hours", 2 * HOUR_MS - 1, "1시간"],
  ["just under a day", DAY_MS - 1, "23시간"],
  ["a day", DAY_MS, "1일"],
  ["just under two days", 2 * DAY_MS - 1, "1일"],
  ["a week", 7 * DAY_MS, "7일"],
  ["just under a month", 30 * DAY_MS - 1, "29일"],
  ["a month", 30 * DAY_MS, "1개월"],
  ["just under two months", 60 * DAY_MS - 1, "1개월"],
  ["two months", 60 * DAY_MS, "2개월"],
  ["eleven months", 330 * DAY_MS, "11개월"],
  // Twelve months of thirty days are no year yet.
  ["just under a year", 365 * DAY_MS - 1, "11개월"],
  ["a year", 365 * DAY_MS, "1년"],
  ["just under two years", 730 * DAY_MS - 1, "1년"],
  ["two years", 730 * DAY_MS, "2년"],
  ["a hundred years", 36_500 * DAY_MS, "100년"],
];

it.each(boundaries)("%s ago: %d ms are %s 전", (_, span, units) => {
  expect(relativeTimeKo(now - span, now)).toBe(`${units} 전`);
});

it.each(boundaries.filter(([, span]) => span > 0))(
  "%s ahead: %d ms are %s 후",
  (_, span, units) => {
    expect(relativeTimeKo(now + span, now)).toBe(`${units} 후`);
  },
);

it("agrees with the locale", () => {
  const intl = new Intl.RelativeTimeFormat("ko", { numeric: "always" });
  const units = [
    ["second", SECOND_MS, 59],
    ["minute", MINUTE_MS, 59],
    ["hour", HOUR_MS, 23],
    ["day", DAY_MS, 29],
    ["month", 30 * DAY_MS, 11],
    ["year", 365 * DAY_MS, 2_000],
  ] as const;
  for (const [unit, length, most] of units) {
    for (let count = 1; count <= most; count += 1) {
      expect(relativeTimeKo(now - count * length, now)).toBe(intl.format(-count, unit));
      expect(relativeTimeKo(now + count * length, now)).toBe(intl.format(count, unit));
    }
  }
  expect(relativeTimeKo(now, now)).toBe(intl.format(-0, "second"));
});

it("throws for what is no instant", () => {
  expect(() => relativeTimeKo(NaN, now)).toThrow(RangeError);
});

it("always reads 'N units 전' or 'N units 후', with whole numbers and no words like 어제", () => {
  const span = fc.integer({ min: -50_000 * DAY_MS, max: 50_000 * DAY_MS });
  fc.assert(
    fc.property(span, (ms) => {
      const text = relativeTimeKo(now + ms, now);
      expect(text).toMatch(/^\d+(초|분|시간|일|개월|년) (전|후)$/);
      expect(text.endsWith("후")).toBe(ms > 0);
    }),
  );
});
