import { addBusinessDays } from "#domain/calendar/business-day.ts";
import { compareDays, daysBetween, type Day } from "#domain/calendar/day.ts";

/** Business days within which money that is to go back is sent (전자상거래법 제18조 제2항). */
export const REFUND_BUSINESS_DAYS = 3;
/** Interest a year on what is sent later, in hundredths (전자상거래법 시행령 제21조의3). */
export const LATE_INTEREST_YEARLY_PERCENT = 15;

const DAYS_A_YEAR = 365;

/** The last day on which money that is owed since a day is sent without interest. */
export function refundDueOn(owedOn: Day): Day {
  return addBusinessDays(owedOn, REFUND_BUSINESS_DAYS);
}

/** Days by which it was late; 0 through the day on which it was due. */
export function daysLate(owedOn: Day, sentOn: Day): number {
  const due = refundDueOn(owedOn);
  return compareDays(sentOn, due) <= 0 ? 0 : daysBetween(due, sentOn);
}

/** Won of interest on a refund that was late by so many days, rounded down. Interest itself carries none. */
export function lateInterestWon(won: number, days: number): number {
  return Math.floor((won * LATE_INTEREST_YEARLY_PERCENT * days) / (100 * DAYS_A_YEAR));
}
