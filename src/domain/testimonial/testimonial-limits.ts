import { DAY_MS } from "#domain/calendar/durations.ts";

/** Lengths in code points after trimming. */
export const TESTIMONIAL_LIMITS = {
  clientName: { min: 1, max: 30 },
  authorName: { min: 1, max: 30 },
  message: { min: 0, max: 300 },
  body: { min: 20, max: 1_000 },
} as const;

/** Invitations of one pro that wait for an answer at the same time. */
export const OPEN_INVITATIONS_MAX = 20;
/** Invitations that one pro sends within 24 hours. */
export const INVITATIONS_PER_DAY = 10;
/** Invitations of one pro to one contact within an invitation's lifetime, withdrawn ones too: to put a word right, not to nag. */
export const INVITATIONS_PER_CONTACT = 3;
export const INVITATION_LIFETIME_MS = 30 * DAY_MS;
/** For so long after writing its author may take a testimonial back by the same link. */
export const TAKE_BACK_MS = 30 * DAY_MS;
