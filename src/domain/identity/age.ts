import type { Day } from "#domain/calendar/day.ts";

/** Years of age from which somebody may be checked at all, as the sign-up asks for, too. */
export const MEMBER_AGE = 14;
/** Years of age from which somebody may work as a pro (Civil Act, article 4). */
export const PRO_AGE = 19;

/**
 * Whether somebody born on `birth` has lived so many years on `today`. The day of birth counts, so it is so from the
 * birthday on (Civil Act, article 158); who was born on 29 February waits for 1 March in a year without that day
 * (article 160).
 */
export function isOfAge(birth: Day, today: Day, years: number): boolean {
  const year = String(Number(birth.slice(0, 4)) + years).padStart(4, "0");
  return today >= `${year}${birth.slice(4)}`;
}
