import { formatClockSpan } from "#domain/calendar/korean-time.ts";
import { nearName } from "#domain/region/near-name.ts";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";

/** When on its day: "오전 11:00~11:30", or that only the day is agreed on. */
export function entryTime({ from, until }: WorkEntry): string {
  return from === null ? "시간 협의" : formatClockSpan(from, until);
}

/** What it is: the service, or a consultation. */
export function entryName({ service_name }: WorkEntry): string {
  return service_name ?? "상담";
}

/** For whom and where: "김하늘님 · 강남구 일원1동". */
export function entryPlace({ kind, customer_name, region }: WorkEntry): string {
  return kind === "hire" ? `${customer_name}님 · ${nearName(region)}` : `${customer_name}님`;
}
