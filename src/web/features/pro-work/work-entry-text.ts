import { formatClockSpan } from "#domain/calendar/korean-time.ts";
import { nearName } from "#domain/region/near-name.ts";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";

export const DONE = "완료";

/** When on its day: "오전 11:00~11:30", that only the day is agreed on, or that it is done, at whatever time. */
export function entryTime({ from, until, is_done: isDone }: WorkEntry): string {
  if (from !== null) return formatClockSpan(from, until);
  return isDone ? DONE : "시간 협의";
}

/** What it is: the service, or a consultation. */
export function entryName({ service_name }: WorkEntry): string {
  return service_name ?? "상담";
}

/** For whom and where: "김하늘님 · 강남구 일원1동". */
export function entryPlace({ kind, customer_name, region }: WorkEntry): string {
  return kind === "hire" ? `${customer_name}님 · ${nearName(region)}` : `${customer_name}님`;
}
