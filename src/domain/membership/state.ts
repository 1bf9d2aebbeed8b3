/** In these somebody holds a membership (spec §4, §9). */
export const HELD_MEMBERSHIP_STATES = ["active", "overdue"] as const;
/** `incomplete`: the first payment is not confirmed; it is never shown as a membership. */
export const MEMBERSHIP_STATES = ["incomplete", ...HELD_MEMBERSHIP_STATES, "ended"] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

export function holdsMembership(state: MembershipState | null): boolean {
  return HELD_MEMBERSHIP_STATES.some((held) => held === state);
}

/** Overdue only: the last renewal could not be charged. */
export function isOverdue(state: MembershipState | null): boolean {
  return state === "overdue";
}
