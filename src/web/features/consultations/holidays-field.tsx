import { lastHoliday } from "#domain/consultation/check-consultant.ts";
import X from "lucide-react/icons/x";
import { useState, type Ref } from "react";
import { isDay, type Day } from "#domain/calendar/day.ts";
import { CONSULTANT_LIMITS } from "#domain/consultation/consultant-limits.ts";
import { Button } from "#ui/action/button.tsx";
import { DateField } from "#ui/date/date-field.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { withHoliday, withoutHoliday } from "./holidays.ts";

interface HolidaysFieldProps {
  value: Day[];
  onChange: (days: Day[]) => void;
  today: Day;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Days on which nobody can be asked, added one by one. */
export function HolidaysField({ value, onChange, today, error, ref }: HolidaysFieldProps) {
  const [raw, setRaw] = useState("");
  const [problem, setProblem] = useState<string>();
  const max = lastHoliday(today);
  function add() {
    if (!isDay(raw) || raw < today || raw > max) {
      setProblem(`오늘부터 ${CONSULTANT_LIMITS.holidaysWithinYears}년 안의 날짜를 골라 주세요.`);
      return;
    }
    onChange(withHoliday(value, raw));
    setRaw("");
    setProblem(undefined);
  }
  return (
    <div>
      <div className="flex items-start gap-2">
        <DateField
          ref={ref}
          label="쉬는 날"
          optional
          hint="이미 잡힌 상담은 그대로 있어요. 그날 못 한다면 상담을 따로 취소해 주세요."
          className="min-w-0 flex-1"
          value={raw}
          onChange={setRaw}
          today={today}
          min={today}
          max={max}
          error={problem ?? error}
        />
        <Button
          variant="secondary"
          // As high as the field beside it, which has a border around its control.
          className="mt-7.5 min-h-12.5"
          disabled={raw === "" || value.length >= CONSULTANT_LIMITS.holidaysMax}
          onClick={add}
        >
          추가
        </Button>
      </div>
      {value.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label="쉬는 날">
          {value.map((day) => (
            <li key={day} className="flex items-center rounded-full bg-sunken pl-4 text-sm">
              <span className="tabular-nums">{formatKoreanDate(day)}</span>
              <IconButton
                label={`${formatKoreanDate(day)} 삭제`}
                icon={<X size={16} />}
                onClick={() => onChange(withoutHoliday(value, day))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
