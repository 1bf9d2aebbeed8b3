import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { activityRange } from "#domain/activity-report/range.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { ProReport } from "#contract/endpoints/activity-report.ts";
import { Button } from "#ui/action/button.tsx";
import { DayRangeFields, type DayRangeProblem } from "#ui/date/day-range-fields.tsx";
import { Select } from "#ui/form/select.tsx";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { useNow } from "#web/platform/page/clock.ts";

/** Which days and which service the report is of. */
export function ActivityFilter({ report }: { report: ProReport }) {
  const navigate = useNavigate();
  const today = seoulDay(useNow());
  const [from, setFrom] = useState(report.from);
  const [to, setTo] = useState(report.to);
  const [service, setService] = useState(report.service ?? "");
  const [problem, setProblem] = useState<DayRangeProblem | null>(null);

  async function show(form: HTMLElement) {
    const checked = activityRange({ from, to }, today);
    setProblem(checked.ok ? null : checked);
    if (!checked.ok) return focusFirstInvalid(form);
    await navigate({ to: "/pro/report", search: { from, to, ...(service ? { service } : {}) } });
  }

  return (
    <form
      noValidate
      aria-label="기간과 서비스"
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.2fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void show(event.currentTarget);
      }}
    >
      <DayRangeFields
        from={from}
        to={to}
        onFromChange={setFrom}
        onToChange={setTo}
        today={today}
        problem={problem}
      />
      <Select
        label="서비스"
        value={service}
        onChange={(event) => setService(event.target.value)}
        options={[
          { value: "", label: "모든 서비스" },
          ...report.services.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <Button type="submit" variant="secondary" className="sm:mt-7.5">
        보기
      </Button>
    </form>
  );
}
