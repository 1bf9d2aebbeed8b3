import { clsx } from "clsx";
import { isDay, type Day } from "#domain/calendar/day.ts";
import { DAY_TO_AGREE, DAY_TO_AGREE_LABEL } from "#domain/request-form/check-date.ts";
import {
  isSonEomneunDay,
  marksSonEomneunDays,
  SON_EOMNEUN_DAY,
} from "#domain/request-form/moving-day.ts";
import { MonthCalendar } from "#ui/date/month-calendar.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";

interface DayChoiceProps {
  /** Whose form it is: a move has days that cost more. */
  service: string;
  label: string;
  labelHidden: boolean;
  /** "YYYY-MM-DD", `DAY_TO_AGREE`, or "" while nothing is chosen. */
  value: string;
  today: Day;
  error: string | undefined;
  onAnswer: (value: string) => void;
}

const DEARER = { name: SON_EOMNEUN_DAY, isMarked: isSonEomneunDay };

/** A day from the calendar, or that it is to be agreed on. */
export function DayChoice({
  service,
  label,
  labelHidden,
  value,
  today,
  error,
  onAnswer,
}: DayChoiceProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className={labelHidden ? "sr-only" : "mb-2 text-sm font-semibold"}>{label}</legend>
      <div
        className={clsx(
          "rounded-lg border bg-surface p-2 sm:p-4",
          error ? "border-danger" : "border-line",
        )}
      >
        <MonthCalendar
          value={isDay(value) ? value : null}
          today={today}
          min={today}
          onPick={onAnswer}
          marked={marksSonEomneunDays(service) ? DEARER : undefined}
        />
      </div>
      <ChoiceCards
        label="날짜를 정하지 못했다면"
        labelHidden
        error={error}
        options={[
          {
            value: DAY_TO_AGREE,
            label: DAY_TO_AGREE_LABEL,
            description: "고수와 이야기하며 정해요.",
          },
        ]}
        value={value}
        onChange={() => undefined}
        onCommit={onAnswer}
      />
    </fieldset>
  );
}
