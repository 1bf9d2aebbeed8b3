import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { clsx } from "clsx";
import { useId } from "react";
import { formatClock } from "#domain/calendar/korean-time.ts";
import { formatMonth } from "#domain/calendar/month.ts";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";
import type { Output } from "#contract/registry.ts";
import { buttonClass } from "#ui/action/button-class.ts";
import { partsOf, spokenDay, weekdayOf } from "#ui/date/day-text.ts";
import { shiftMonth } from "#ui/date/month-grid.ts";
import { MonthTable } from "#ui/date/month-table.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { entryName } from "../work-entry-text.ts";
import { dayAnchor } from "./day-anchor.ts";
import { useMonthKeys } from "./use-month-keys.ts";

type Schedule = Output<"pro.schedule">;

/** So many names fit into a day of a desk's month. */
const NAMES_IN_DAY = 2;

/** A month with what is on its days; a day with something leads to it in the list. */
export function MonthView({ schedule }: { schedule: Schedule }) {
  const { month, today, entries, holidays } = schedule;
  const title = useId();
  const { grid, active, onKeyDown } = useMonthKeys(month, today);
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-center justify-between">
        <h2 id={title} aria-live="polite" className="numeric text-xl">
          {formatMonth(month)}
        </h2>
        <div className="flex items-center">
          {month !== today.slice(0, 7) && (
            <Link to="/pro/schedule" className={buttonClass({ variant: "quiet", size: "sm" })}>
              이번 달
            </Link>
          )}
          <Turn month={shiftMonth(month, -1)} label="이전 달" icon={<ChevronLeft size={22} />} />
          <Turn month={shiftMonth(month, 1)} label="다음 달" icon={<ChevronRight size={22} />} />
        </div>
      </div>
      <MonthTable
        ref={grid}
        month={month}
        labelledBy={title}
        className="border-collapse"
        headClassName="border-b border-line lg:pr-2 lg:pl-3 lg:text-left"
        blankClassName="border-b border-line"
        onKeyDown={onKeyDown}
        cell={(day) => (
          <DayCell
            day={day}
            isToday={day === today}
            isActive={day === active}
            isHoliday={holidays.includes(day)}
            entries={entries.filter((entry) => entry.day === day)}
          />
        )}
      />
    </div>
  );
}

function Turn({ month, label, icon }: { month: string; label: string; icon: React.ReactNode }) {
  return (
    <Link
      to="/pro/schedule"
      search={{ month }}
      resetScroll={false}
      aria-label={label}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
    >
      {icon}
    </Link>
  );
}

interface DayCellProps {
  day: string;
  isToday: boolean;
  isActive: boolean;
  isHoliday: boolean;
  entries: readonly WorkEntry[];
}

function DayCell({ day, isToday, isActive, isHoliday, entries }: DayCellProps) {
  const number = (
    <span
      className={clsx(
        // Digits stand above the middle of their line.
        "numeric grid aspect-square w-[1.75rem] max-w-full place-items-center rounded-full pt-0.75 text-sm",
        isToday && "bg-accent font-bold text-on-accent",
        !isToday && weekdayOf(day) === 0 && "text-danger",
      )}
    >
      {partsOf(day).day}
    </span>
  );
  const words = [
    spokenDay(day),
    ...(isToday ? ["오늘"] : []),
    ...(isHoliday ? ["상담 휴무"] : []),
    entries.length === 0 ? "일 없음" : `일 ${entries.length}건`,
  ];
  return (
    <td
      role="gridcell"
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      aria-label={words.join(", ")}
      className={clsx(
        "relative h-14 border-b border-line px-0 py-1 align-top lg:px-1 focus-visible:-outline-offset-2 max-lg:text-center lg:h-24",
        isHoliday && "bg-sunken",
        entries.length > 0 && "hover:bg-sunken",
      )}
    >
      <div className="max-lg:grid max-lg:place-items-center">{number}</div>
      {entries.length > 0 && (
        <a
          href={`#${dayAnchor(day)}`}
          tabIndex={-1}
          aria-label={`${spokenDay(day)} 일 보기`}
          className="absolute inset-0 no-underline"
        />
      )}
      <div aria-hidden className="mt-1 flex justify-center gap-1 lg:hidden">
        {entries.slice(0, 3).map((entry) => (
          <span
            key={entry.id}
            className={clsx(
              "size-1.5 rounded-full",
              entry.is_done ? "bg-line-strong" : "bg-accent",
            )}
          />
        ))}
      </div>
      <div aria-hidden className="mt-1 text-xs max-lg:hidden">
        {entries.slice(0, NAMES_IN_DAY).map((entry) => (
          <p
            key={entry.id}
            className={clsx(
              "mb-0.5 truncate rounded-[4px] px-1.5 py-0.5",
              entry.is_done ? "text-muted" : "bg-accent-soft font-medium text-accent-ink",
            )}
          >
            {entryName(entry)}
            {entry.from !== null && (
              <span className="numeric block font-normal">{formatClock(entry.from)}</span>
            )}
          </p>
        ))}
        {entries.length > NAMES_IN_DAY && (
          <p className="numeric px-1.5 text-muted">+{entries.length - NAMES_IN_DAY}</p>
        )}
        {entries.length === 0 && isHoliday && <p className="px-1.5 text-muted">휴무</p>}
      </div>
    </td>
  );
}
