import { formatClock } from "#domain/calendar/korean-time.ts";
import { DEFAULT_QUIET_HOURS, HOURS } from "#domain/notice/quiet-hours.ts";
import { Select } from "#ui/form/select.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { Switches } from "./switches.ts";

const USUAL = {
  from: HOURS[DEFAULT_QUIET_HOURS.from] ?? "",
  to: HOURS[DEFAULT_QUIET_HOURS.to] ?? "",
};

/** Between which hours push and text wait. */
export function QuietHours({ settings, change }: Switches) {
  const { quiet_hours: quiet } = settings;
  const hours = (besides: string) =>
    HOURS.filter((hour) => hour !== besides).map((hour) => ({
      value: hour,
      label: formatClock(hour),
    }));
  return (
    <Section
      title="방해하지 않는 시간"
      description="이 시간의 푸시와 문자는 끝난 뒤에 한 번에 가요. 빠지는 알림은 없어요."
    >
      <Card>
        <Switch
          label="방해하지 않기"
          hint="인증번호와 계정 알림은 기다리지 않아요."
          checked={quiet !== null}
          onChange={(event) => change({ quiet_hours: event.target.checked ? USUAL : null })}
        />
        {quiet && (
          <div className="mt-3 grid grid-cols-2 gap-3">
            <Select
              label="시작"
              options={hours(quiet.to)}
              value={quiet.from}
              onChange={(event) => change({ quiet_hours: { ...quiet, from: event.target.value } })}
            />
            <Select
              label="끝"
              options={hours(quiet.from)}
              value={quiet.to}
              onChange={(event) => change({ quiet_hours: { ...quiet, to: event.target.value } })}
            />
          </div>
        )}
      </Card>
    </Section>
  );
}
