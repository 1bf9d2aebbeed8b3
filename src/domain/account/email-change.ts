import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { RateLimit } from "./rate-limit.ts";

/** How long the link to a new address can be used. */
export const EMAIL_CHANGE_LIFETIME_MS = DAY_MS;

/** How long whoever reads mail at the old address can take the change back. */
export const EMAIL_UNDO_MS = 7 * DAY_MS;

/** How often a person may ask, and how often an address may be asked for, by whomever. */
export const EMAIL_CHANGES: RateLimit = { most: 5, windowMs: HOUR_MS };
export const EMAIL_CHANGES_TO_ADDRESS: RateLimit = { most: 5, windowMs: DAY_MS };

/** True strictly before the undo time is over; epoch ms. */
export function mayUndoEmailChange(
  change: { changedAt: number; undone: boolean },
  now: number,
): boolean {
  return !change.undone && now < change.changedAt + EMAIL_UNDO_MS;
}
