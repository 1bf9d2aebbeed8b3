import { INVITATION_LIFETIME_MS, TAKE_BACK_MS } from "./testimonial-limits.ts";

export const INVITATION_STATES = ["sent", "opened", "written", "expired", "withdrawn"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Instants in epoch ms, null for what has not happened. */
export interface InvitationFacts {
  created_at: number;
  opened_at: number | null;
  used_at: number | null;
  withdrawn_at: number | null;
}

/** The link is good strictly before this instant. */
export function invitationExpiresAt(createdAt: number): number {
  return createdAt + INVITATION_LIFETIME_MS;
}

/** Where an invitation stands. What was written stays written; a withdrawn one does not expire any more. */
export function invitationState(facts: InvitationFacts, now: number): InvitationState {
  if (facts.used_at !== null) return "written";
  if (facts.withdrawn_at !== null) return "withdrawn";
  if (now >= invitationExpiresAt(facts.created_at)) return "expired";
  return facts.opened_at === null ? "sent" : "opened";
}

/** True while the invitation waits for its client: it counts as open, and its link takes a testimonial. */
export function isWaiting(state: InvitationState): boolean {
  return state === "sent" || state === "opened";
}

/** What the link is still good for: to write, then to look at what was written and take it back, then nothing. */
export function linkUse(facts: InvitationFacts, now: number): "write" | "manage" | "none" {
  const state = invitationState(facts, now);
  if (isWaiting(state)) return "write";
  return facts.used_at !== null && now < facts.used_at + TAKE_BACK_MS ? "manage" : "none";
}
