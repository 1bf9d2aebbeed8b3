import type { Day } from "#domain/calendar/day.ts";
import { RunningText } from "#ui/text/running-text.tsx";
import { formatPeriod } from "#web/platform/format/format.ts";

/** "2026년 11월 15일~2026년 12월 14일"; on a narrow screen it breaks between the days, not within one. */
export function Period({ start, end }: { start: Day; end: Day }) {
  return (
    <span className="tabular-nums">
      <RunningText>{formatPeriod(start, end)}</RunningText>
    </span>
  );
}
