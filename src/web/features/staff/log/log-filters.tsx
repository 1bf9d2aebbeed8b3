import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { calendarDay } from "#domain/calendar/day-rule.ts";
import { isDay } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { STAFF_LOG_KINDS } from "#domain/staff/log-kind.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { DateField } from "#ui/date/date-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useAskedSearch } from "#web/platform/navigation/use-asked-search.ts";
import { useNow } from "#web/platform/page/clock.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import type { LogSearch } from "./log-filter.ts";
import { kindLabels } from "../staff-labels.ts";

const dayRule = fieldRule("날짜", calendarDay);
const kinds = STAFF_LOG_KINDS.map((value) => ({ value, label: kindLabels[value] }));

/** Whose entries, of which kind, of which day; the choice stands in the page's URL. */
export function LogFilters() {
  const search = useAskedSearch((asked: LogSearch) => asked);
  const { data: people } = useSuspenseQuery(endpointQuery("staff.people"));
  const navigate = useNavigate();
  const today = seoulDay(useNow());
  const [day, setDay] = useState(search.day ?? "");
  const [isLeft, setLeft] = useState(false);
  const [given, setGiven] = useState(search.day);
  if (given !== search.day) {
    setGiven(search.day);
    setDay(search.day ?? "");
  }
  const choose = (change: LogSearch) =>
    void navigate({
      to: "/staff/log",
      search: (before) => withoutEmpty({ ...before, ...change }),
      replace: true,
    });
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Select
        label="운영자"
        placeholder="모두"
        options={people.items.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.staff ?? ""}
        onChange={(event) => choose({ staff: event.target.value })}
      />
      <Select
        label="종류"
        placeholder="모두"
        options={kinds}
        value={search.kind ?? ""}
        onChange={(event) => choose({ kind: event.target.value })}
      />
      <DateField
        label="날짜"
        today={today}
        max={today}
        value={day}
        error={(isLeft && dayRule(day)) || undefined}
        onBlur={() => setLeft(true)}
        onChange={(value) => {
          setDay(value);
          setLeft(false);
          if (value === "" || isDay(value)) choose({ day: value });
        }}
      />
    </div>
  );
}

/** Without what is empty, so that it leaves the URL too. */
function withoutEmpty(search: LogSearch): LogSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value));
}
