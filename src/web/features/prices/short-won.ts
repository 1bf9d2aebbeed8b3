const grouped = new Intl.NumberFormat("ko-KR", { maximumFractionDigits: 1 });

/** Won for the axis of a chart, as short as can be read: 340,000 is "34만", 15,000 "1.5만", 120,000,000 "1.2억". */
export function shortWon(won: number): string {
  if (won >= 100_000_000) return `${grouped.format(won / 100_000_000)}억`;
  if (won >= 10_000) return `${grouped.format(won / 10_000)}만`;
  return grouped.format(won);
}
