export const PRO_STATES = ["pending", "approved", "rejected", "suspended", "withdrawn"] as const;
export type ProState = (typeof PRO_STATES)[number];
export type ProEvent =
  | "edit"
  | "approve"
  | "reject"
  | "suspend"
  | "reinstate"
  | "withdraw"
  | "come_back";

/** What each event makes of a profile; what the table does not name cannot happen. */
const transitions: Record<ProState, Partial<Record<ProEvent, ProState>>> = {
  pending: { edit: "pending", approve: "approved", reject: "rejected" },
  approved: { edit: "approved", suspend: "suspended", withdraw: "withdrawn" },
  // Edited, it waits for another look.
  rejected: { edit: "pending" },
  suspended: { edit: "suspended", reinstate: "approved" },
  // Left with their account; all others are no part of the market anyway and stay as they are.
  withdrawn: { come_back: "approved" },
};

/** The state after an event, or null when the event cannot happen now. */
export function nextProState(state: ProState, event: ProEvent): ProState | null {
  return transitions[state][event] ?? null;
}

/**
 * Who may read a pro's page: nobody before approval or while suspended; of one that is not public, only the pro
 * themselves and customers with a request that reached them.
 */
export function profileAudience(profile: {
  state: ProState;
  allowPublicRead: boolean;
}): "everyone" | "acquainted" | "nobody" {
  if (profile.state !== "approved") return "nobody";
  return profile.allowPublicRead ? "everyone" : "acquainted";
}
