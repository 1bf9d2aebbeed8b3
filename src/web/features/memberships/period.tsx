import type { Day } from "#domain/calendar/day.ts";
import { formatKoreanDate } from "#web/platform/format/format.ts";

/** "2026년 11월 15일 – 2026년 12월 14일"; on a narrow screen it breaks between the days, not within one. */
export function Period({ start, end }: { start: Day; end: Day }) {
  return (
    <>
      <span className="numeric">{formatKoreanDate(start)} –</span>{" "}
      <span className="numeric">{formatKoreanDate(end)}</span>
    </>
  );
}
