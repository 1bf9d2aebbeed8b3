import CalendarDays from "lucide-react/icons/calendar-days";
import { useEffect, useRef, useState, type FocusEventHandler, type Ref } from "react";
import { parseDayText, shownDay, type Day } from "./day-text.ts";
import {
  controlBoxClass,
  controlAttributes,
  FieldFrame,
  innerControlClass,
  useFieldIds,
  type FieldTexts,
} from "../form/field.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { clampDay, type DayBounds } from "./month-grid.ts";
import { useLoadedPart } from "../use-loaded-part.ts";

type DateFieldProps = FieldTexts &
  DayBounds & {
    id?: string;
    name?: string;
    /** "YYYY-MM-DD", or "" while nothing is chosen. */
    value: Day;
    /** A day, or what was typed when that is no day: the form then says so. */
    onChange: (value: string) => void;
    /** The product's day, marked in the calendar. */
    today: Day;
    required?: boolean;
    disabled?: boolean;
    ref?: Ref<HTMLInputElement>;
    onBlur?: FocusEventHandler<HTMLInputElement>;
    className?: string;
  };

const loadPopover = () => import("./date-popover.tsx").then((module) => module.DatePopover);

/** A day, typed (2026-01-05, 2026.1.5, 20260105) or picked from a calendar; it then reads 2026년 01월 05일. */
export function DateField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  value,
  onChange,
  today,
  min,
  max,
  className,
  onBlur,
  ...rest
}: DateFieldProps) {
  const ids = useFieldIds(id);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [raw, setRaw] = useState(shownDay(value));
  useEffect(() => {
    // "2026-1-1" already is a day, but may become 2026-1-15: what means `value` stays as typed.
    setRaw((before) => ((parseDayText(before) ?? before) === value ? before : shownDay(value)));
  }, [value]);
  const DatePopover = useLoadedPart(loadPopover, open, setOpen);
  return (
    <FieldFrame {...{ ids, label, labelHidden, optional, hint, error, className }}>
      <div ref={box} className={controlBoxClass(Boolean(error))}>
        <input
          {...rest}
          {...controlAttributes(ids, { error, hint })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={`예: ${shownDay(clampDay(today, { min, max }))}`}
          value={raw}
          className={`${innerControlClass} px-4 tabular-nums`}
          onChange={(event) => {
            setRaw(event.target.value);
            onChange(parseDayText(event.target.value) ?? event.target.value);
          }}
          onBlur={(event) => {
            setRaw(shownDay(parseDayText(raw) ?? raw));
            onBlur?.(event);
          }}
        />
        <IconButton
          ref={opener}
          label={typeof label === "string" ? `${label} 달력 열기` : "달력 열기"}
          icon={<CalendarDays size={20} />}
          aria-expanded={open}
          aria-haspopup="dialog"
          disabled={rest.disabled}
          shape="square"
          className="mr-0.5"
          onClick={() => setOpen(!open)}
        />
      </div>
      {DatePopover && (
        <DatePopover
          {...{ open, min, max, today, opener }}
          anchor={box}
          value={parseDayText(value)}
          onOpenChange={setOpen}
          onPick={(day) => {
            onChange(day);
            setOpen(false);
          }}
        />
      )}
    </FieldFrame>
  );
}
