import type { Input } from "#contract/registry.ts";
import { isDay } from "#domain/calendar/day.ts";
import { STAFF_LOG_KINDS } from "#domain/staff/log-kind.ts";

export interface LogSearch {
  staff?: string;
  kind?: string;
  day?: string;
}

/** What the page's query asks of the log; what means nothing is left out. */
export function logInput({ staff, kind, day }: LogSearch): Input<"staff.log"> {
  const known = STAFF_LOG_KINDS.find((one) => one === kind);
  return {
    ...(staff ? { staff_id: staff } : {}),
    ...(known ? { kind: known } : {}),
    ...(day !== undefined && isDay(day) ? { day } : {}),
  };
}
