import { isMonth } from "#domain/calendar/month.ts";

/** The answer's input for the page's `?month=`; what is no month shows the one of today. */
export function scheduleInput(month: string | undefined): { month?: string } {
  return month !== undefined && isMonth(month) ? { month } : {};
}
