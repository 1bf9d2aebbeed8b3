import { addBusinessDays } from "../calendar/business-day.ts";
import type { Day } from "../calendar/day.ts";
import { DAY_MS } from "../calendar/durations.ts";
import { seoulDay } from "../calendar/seoul-day.ts";

/** Business days within which staff answer what a person wrote. */
export const ANSWER_BUSINESS_DAYS = 2;

/** Days without a word after which an answered ticket closes by itself. */
export const CLOSE_AFTER_DAYS = 14;

/** The last day of the target for what has waited since `waitingSince` (epoch ms). */
export function answerDueOn(waitingSince: number): Day {
  return addBusinessDays(seoulDay(waitingSince), ANSWER_BUSINESS_DAYS);
}

/** Whether what was answered at `answeredAt` closes by itself now; both epoch ms. The last moment still takes a word. */
export function isSilent(answeredAt: number, now: number): boolean {
  return now - answeredAt >= CLOSE_AFTER_DAYS * DAY_MS;
}

/** When what was answered at `answeredAt` closes by itself; epoch ms. */
export function closesAt(answeredAt: number): number {
  return answeredAt + CLOSE_AFTER_DAYS * DAY_MS;
}
