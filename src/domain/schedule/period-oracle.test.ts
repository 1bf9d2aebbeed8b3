import { expect, it } from "vitest";
import { nthPeriod, periodAfter, periodOf } from "./period.ts";

const DAY = 86_400_000;
const PERIODS = 36;

// Another algorithm than the one under test: it walks the calendar day by day with Date.UTC and notes on
// which days a schedule of each anchor starts: on the anchor, or on a month's last day before it.
const FIRST = Date.UTC(2020, 0, 1);
const LAST = Date.UTC(2044, 11, 31);
const texts: string[] = [];
const startsOfAnchor: number[][] = Array.from({ length: 32 }, () => []);
for (let at = FIRST; at <= LAST; at += DAY) {
  const date = new Date(at).getUTCDate();
  const isLastOfMonth = new Date(at + DAY).getUTCDate() === 1;
  const index = texts.push(new Date(at).toISOString().slice(0, 10)) - 1;
  startsOfAnchor[date]?.push(index);
  if (isLastOfMonth) {
    for (let anchor = date + 1; anchor <= 31; anchor += 1) startsOfAnchor[anchor]?.push(index);
  }
}

it("agrees with the calendar for every start of 2020–2040 over 36 periods", () => {
  let compared = 0;
  const wrong: string[] = [];
  const days = texts.filter((text) => text < "2041");
  for (const [first, text] of days.entries()) {
    const anchor = Number(text.slice(8));
    const schedule = startsOfAnchor[anchor] ?? [];
    const from = schedule.indexOf(first);
    let period = periodOf(anchor, text);
    for (let number = 0; number < PERIODS; number += 1) {
      const start = texts[schedule[from + number] ?? -1];
      const end = texts[(schedule[from + number + 1] ?? 0) - 1];
      if (period.start !== start || period.end !== end) {
        wrong.push(`${text} period ${number}: ${period.start}–${period.end}`);
      }
      compared += 1;
      if (number === PERIODS - 1 && nthPeriod(text, number).start !== start) {
        wrong.push(`${text}: number ${number} is not reached by counting`);
      }
      period = periodAfter(anchor, period);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(days).toHaveLength(7_671);
  expect(compared).toBe(7_671 * PERIODS);
});
