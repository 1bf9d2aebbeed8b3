import { addYears } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import {
  ADVERTISING_SCOPES,
  heldAnswer,
  type AdvertisingScope,
  type ConsentAnswer,
} from "./advertising-consents.ts";

/**
 * An answer about advertising is confirmed so long after it. The law gives fourteen days (정보통신망법 제50조 제7항);
 * a day gathers what somebody tries out into one confirmation.
 */
export const CONFIRM_AFTER_MS = DAY_MS;

/** What was agreed to is asked for again after so many years (정보통신망법 제50조 제8항). */
export const ASK_AGAIN_YEARS = 2;

const ASKING_HOUR = 10;

/** When what was agreed to, or last asked for, at `at` is asked for again: that day two years later. Epoch ms. */
export function askAgainAt(at: number): number {
  return startOfSeoulDay(addYears(seoulDay(at), ASK_AGAIN_YEARS)) + ASKING_HOUR * HOUR_MS;
}

/** When a person is asked next; null while they agree to nothing. */
export function nextAskAt(
  answers: readonly ConsentAnswer[],
  askedAt: number | null,
): number | null {
  const dues = granted(answers).map(({ at }) => askAgainAt(Math.max(at, askedAt ?? at)));
  return dues.length === 0 ? null : Math.min(...dues);
}

/** What a person agreed to before they were last asked, and has not answered since: it holds until they do. */
export function unanswered(
  answers: readonly ConsentAnswer[],
  askedAt: number | null,
): AdvertisingScope[] {
  return granted(answers)
    .filter(({ at }) => askedAt !== null && at < askedAt)
    .map(({ scope }) => scope);
}

/** What a person agrees to now, with the time of the answer that says so. */
export function granted(
  answers: readonly ConsentAnswer[],
): { scope: AdvertisingScope; at: number }[] {
  return ADVERTISING_SCOPES.flatMap((scope) => {
    const answer = heldAnswer(answers, scope);
    return answer?.granted ? [{ scope, at: answer.at }] : [];
  });
}

/** What holds of the scopes that were answered from `since` on. */
export function answeredSince(
  answers: readonly ConsentAnswer[],
  since: number,
): { scope: AdvertisingScope; granted: boolean }[] {
  return ADVERTISING_SCOPES.flatMap((scope) => {
    const answer = heldAnswer(answers, scope);
    return answer && answer.at >= since ? [{ scope, granted: answer.granted }] : [];
  });
}
