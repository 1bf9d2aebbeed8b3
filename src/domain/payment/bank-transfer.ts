import { addBusinessDays } from "#domain/calendar/business-day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";

/** Business days within which a refund by bank transfer is sent, once the account is known. */
export const TRANSFER_BUSINESS_DAYS = 3;

/** The last day on which the money is to be sent to an account that was submitted at `submittedAt` (epoch ms). */
export function transferDueOn(submittedAt: number): Day {
  return addBusinessDays(seoulDay(submittedAt), TRANSFER_BUSINESS_DAYS);
}
