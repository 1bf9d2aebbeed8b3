import { clsx } from "clsx";
import { Fragment, type KeyboardEventHandler, type ReactElement, type Ref } from "react";
import type { Day } from "./day-text.ts";
import { monthGrid, type Month } from "./month-grid.ts";

const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"];

type MonthTableProps = {
  month: Month;
  /** Id of what names the month. */
  labelledBy: string;
  ref: Ref<HTMLTableElement>;
  onKeyDown: KeyboardEventHandler;
  /** A day's own `<td role="gridcell">`. */
  cell: (day: Day) => ReactElement;
  /** Of the weekdays' names, and of the places of other months' days. */
  headClassName?: string;
  blankClassName?: string;
  className?: string;
};

/** The weeks of a month as a grid, Sunday first, whose days are the caller's. */
export function MonthTable({
  month,
  labelledBy,
  ref,
  onKeyDown,
  cell,
  headClassName,
  blankClassName,
  className,
}: MonthTableProps) {
  return (
    <table
      ref={ref}
      role="grid"
      aria-labelledby={labelledBy}
      className={clsx("w-full table-fixed", className)}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name, index) => (
            <th
              key={name}
              scope="col"
              abbr={`${name}요일`}
              className={clsx(
                "h-8 text-center text-xs font-medium",
                index === 0 ? "text-danger" : "text-muted",
                headClassName,
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekday} role="gridcell" className={blankClassName} />
              ) : (
                <Fragment key={day}>{cell(day)}</Fragment>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
