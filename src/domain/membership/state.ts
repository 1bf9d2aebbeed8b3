/** `incomplete`: the first payment is not confirmed; it is never shown as a membership. */
export type MembershipState = "incomplete" | "active" | "overdue" | "ended";

/** Active and overdue hold a membership (spec §4, §9). */
export function holdsMembership(state: MembershipState | null): boolean {
  return state === "active" || state === "overdue";
}

/** Overdue only: the last renewal could not be charged. */
export function isOverdue(state: MembershipState | null): boolean {
  return state === "overdue";
}
