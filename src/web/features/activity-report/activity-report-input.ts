import { compareDays, daysBetween, isDay } from "#domain/calendar/day.ts";
import { ACTIVITY_DAYS_MAX } from "#domain/activity-report/range.ts";
import type { Input } from "#contract/registry.ts";

/** What the page's query asks the report for. Days that cannot be a range are left out: the report has its own. */
export function activityReportInput(search: {
  from?: string;
  to?: string;
  service?: string;
}): Input<"pro.report"> {
  const { service } = search;
  const from = search.from !== undefined && isDay(search.from) ? search.from : undefined;
  const to = search.to !== undefined && isDay(search.to) ? search.to : undefined;
  const isRange =
    from === undefined ||
    to === undefined ||
    (compareDays(from, to) <= 0 && daysBetween(from, to) < ACTIVITY_DAYS_MAX);
  return {
    ...(isRange && from !== undefined ? { from } : {}),
    ...(isRange && to !== undefined ? { to } : {}),
    ...(service === undefined ? {} : { service }),
  };
}
