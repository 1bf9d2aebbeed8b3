import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { refundDueOn } from "./late-refund.ts";

/** The last day on which the money is to be sent to an account that was submitted at `submittedAt` (epoch ms). */
export function transferDueOn(submittedAt: number): Day {
  return refundDueOn(seoulDay(submittedAt));
}
