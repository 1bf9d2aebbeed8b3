import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState, type Ref } from "react";
import { formatClock } from "#domain/calendar/korean-time.ts";
import { WEEKDAY_WORDS } from "#domain/consultation/slot-labels.ts";
import { describeDay } from "#domain/consultation/week-labels.ts";
import { WEEKDAYS, type Weekday } from "#domain/calendar/weekday.ts";
import { HOURS_PER_DAY_MAX, TIMES, type Hours } from "#domain/consultation/weekly-hours.ts";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { Switch } from "#ui/form/switch.tsx";

type Week = Record<Weekday, Hours[]>;

interface WeeklyHoursFieldProps {
  value: Week;
  onChange: (week: Week) => void;
  errors: Partial<Record<Weekday | "root", string>>;
  ref?: Ref<HTMLInputElement>;
}

const ORDINARY: Hours = { from: "09:00", to: "18:00" };
const times = TIMES.map((time) => ({ value: time, label: formatClock(time) }));
const starts = times.slice(0, -1);
const ends = times.slice(1);
const WORKDAYS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri"];

/** The hours of each day of the week: a switch for the day, then its stretches, each from and to. */
export function WeeklyHoursField({ value, onChange, errors, ref }: WeeklyHoursFieldProps) {
  const setDay = (day: Weekday, hours: Hours[]) => onChange({ ...value, [day]: hours });
  const [editing, setEditing] = useState<Weekday | null>(null);
  const copyable = value.mon.length > 0;
  return (
    <div className="flex flex-col gap-3">
      {errors.root && (
        <p role="alert" className="text-sm text-danger">
          {errors.root}
        </p>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {WEEKDAYS.map((day, at) => (
          <li key={day} className="px-4 py-2">
            <Switch
              ref={at === 0 ? ref : undefined}
              label={`${WEEKDAY_WORDS[day]}요일`}
              checked={value[day].length > 0}
              onChange={(event) => setDay(day, event.target.checked ? [ORDINARY] : [])}
            />
            {value[day].length > 0 && (
              <div className="flex items-center justify-between gap-3 pb-1">
                <span className="min-w-0 tabular-nums">
                  <RunningText>{describeDay(value[day])}</RunningText>
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  className="shrink-0"
                  aria-label={`${WEEKDAY_WORDS[day]}요일 시간 수정`}
                  onClick={() => setEditing(day)}
                >
                  수정
                </Button>
              </div>
            )}
            {errors[day] && (
              <p role="alert" className="pb-1 text-sm text-danger">
                {errors[day]}
              </p>
            )}
          </li>
        ))}
      </ul>
      {copyable && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() =>
            onChange({
              ...value,
              ...Object.fromEntries(WORKDAYS.map((day) => [day, value.mon])),
            })
          }
        >
          월요일 시간을 평일에 똑같이
        </Button>
      )}
      {/* One day at a time: the lists of all times of seven days would weigh down the page. */}
      <Sheet
        open={editing !== null}
        onOpenChange={(open) => !open && setEditing(null)}
        title={editing === null ? "" : `${WEEKDAY_WORDS[editing]}요일 상담 시간`}
      >
        {editing !== null && (
          <>
            <DayHours
              name={`${WEEKDAY_WORDS[editing]}요일`}
              hours={value[editing]}
              onChange={(hours) => setDay(editing, hours)}
            />
            <Button block className="mt-4" onClick={() => setEditing(null)}>
              다 골랐어요
            </Button>
          </>
        )}
      </Sheet>
    </div>
  );
}

interface DayHoursProps {
  name: string;
  hours: Hours[];
  onChange: (hours: Hours[]) => void;
}

function DayHours({ name, hours, onChange }: DayHoursProps) {
  const change = (at: number, part: Partial<Hours>) =>
    onChange(hours.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const last = hours.at(-1) ?? ORDINARY;
  return (
    <div className="flex flex-col gap-2 pb-2">
      {hours.map(({ from, to }, at) => (
        <div key={at} className="grid grid-cols-[1fr_auto_1fr_auto] items-center gap-2">
          <Select
            label={`${name} ${at + 1}번째 시작`}
            labelHidden
            options={starts}
            value={from}
            onChange={(event) => change(at, { from: event.target.value })}
          />
          <span aria-hidden>~</span>
          <Select
            label={`${name} ${at + 1}번째 끝`}
            labelHidden
            options={ends}
            value={to}
            onChange={(event) => change(at, { to: event.target.value })}
          />
          <IconButton
            label={`${name} ${at + 1}번째 시간 삭제`}
            icon={<Trash2 size={18} />}
            onClick={() => onChange(hours.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {hours.length < HOURS_PER_DAY_MAX && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          icon={<Plus size={16} />}
          onClick={() => onChange([...hours, nextHours(last)])}
        >
          {name} 시간 추가
        </Button>
      )}
    </div>
  );
}

/** An hour after the last one where the day still has one; the person moves it from there. */
function nextHours({ to }: Hours): Hours {
  const at = TIMES.indexOf(to);
  const from = TIMES[Math.min(at + 6, TIMES.length - 7)] ?? ORDINARY.from;
  return { from, to: TIMES[TIMES.indexOf(from) + 6] ?? ORDINARY.to };
}
