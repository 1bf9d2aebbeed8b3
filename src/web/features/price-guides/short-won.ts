import { groupDecimal, groupDigits } from "#domain/text/group-digits.ts";

const MAN = 10_000;
const EOK = 100_000_000;

/** Won for the axis of a chart, as short as can be read: 340,000 is "34만", 15,000 "1.5만", 120,000,000 "1.2억". */
export function shortWon(won: number): string {
  if (won >= EOK) return `${inTenthsOf(EOK, won)}억`;
  if (won >= MAN) return `${inTenthsOf(MAN, won)}만`;
  return groupDigits(won);
}

function inTenthsOf(unit: number, won: number): string {
  return groupDecimal(Math.round(won / (unit / 10)) / 10);
}
