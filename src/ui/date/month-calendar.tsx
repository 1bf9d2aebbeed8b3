import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import { partsOf, spokenDay, type Day } from "./day-text.ts";
import { IconButton } from "../action/icon-button.tsx";
import {
  clampDay,
  dayAfterKey,
  isDayWithin,
  monthOf,
  shiftDayByMonths,
  shiftMonth,
  type DayBounds,
} from "./month-grid.ts";
import { MonthTable } from "./month-table.tsx";

type MonthCalendarProps = DayBounds & {
  value: Day | null;
  today: Day;
  onPick: (day: Day) => void;
  /** Days that are something besides: marked by a dot, whose name stands below and is said with the day. */
  marked?: { name: string; isMarked: (day: Day) => boolean } | undefined;
};

/**
 * One month to pick a day from. Arrow keys walk the days, Home and End the week, Page Up and Down the
 * months (with Shift the years); only one day is a tab stop.
 */
export function MonthCalendar({ value, today, min, max, onPick, marked }: MonthCalendarProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(() => clampDay(value ?? today, { min, max }));
  const [moveFocus, setMoveFocus] = useState(false);
  const month = monthOf(active);
  const { year, month: monthNumber } = partsOf(active);

  useEffect(() => {
    if (!moveFocus) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    setMoveFocus(false);
  }, [moveFocus, active]);

  function turn(by: number) {
    setActive(clampDay(shiftDayByMonths(active, by), { min, max }));
  }
  const canTurnBack = min === undefined || monthOf(min) <= shiftMonth(month, -1);
  const canTurnOn = max === undefined || monthOf(max) >= shiftMonth(month, 1);

  return (
    <div>
      <div className="flex items-center justify-between">
        <IconButton
          label="이전 달"
          icon={<ChevronLeft size={22} />}
          disabled={!canTurnBack}
          onClick={() => turn(-1)}
        />
        <p id={titleId} aria-live="polite" className="font-bold tabular-nums">
          {year}년 {String(monthNumber).padStart(2, "0")}월
        </p>
        <IconButton
          label="다음 달"
          icon={<ChevronRight size={22} />}
          disabled={!canTurnOn}
          onClick={() => turn(1)}
        />
      </div>
      <MonthTable
        ref={grid}
        month={month}
        labelledBy={titleId}
        className="mt-1"
        onKeyDown={(event) => {
          const moved = dayAfterKey(active, event.key, event.shiftKey);
          if (!moved) return;
          event.preventDefault();
          setActive(clampDay(moved, { min, max }));
          setMoveFocus(true);
        }}
        cell={(day) => (
          <td role="gridcell" aria-selected={day === value} className="p-0">
            <button
              type="button"
              data-day={day}
              tabIndex={day === active ? 0 : -1}
              disabled={!isDayWithin(day, { min, max })}
              aria-label={
                marked?.isMarked(day) ? `${spokenDay(day)}, ${marked.name}` : spokenDay(day)
              }
              aria-current={day === today ? "date" : undefined}
              className={clsx(
                "relative flex min-h-11 w-full items-center justify-center rounded-md tabular-nums transition-colors disabled:text-faint disabled:opacity-50",
                day === value
                  ? "bg-accent font-bold text-on-accent"
                  : "enabled:hover:bg-accent-soft",
                day === today && day !== value && "font-bold text-accent-ink",
              )}
              onClick={() => onPick(day)}
            >
              {partsOf(day).day}
              {marked?.isMarked(day) && <MarkDot className="absolute bottom-1.5" />}
            </button>
          </td>
        )}
      />
      {marked && (
        <p className="flex items-center gap-2 px-2 pt-2 text-sm text-muted">
          <MarkDot /> {marked.name}
        </p>
      )}
    </div>
  );
}

function MarkDot({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("size-1.5 rounded-full bg-current", className)} />;
}
