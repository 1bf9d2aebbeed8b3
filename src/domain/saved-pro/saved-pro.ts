/** So many pros a person may have saved at once: all of them are shown in one list, newest first. */
export const SAVED_PROS_MAX = 100;

/**
 * How a saved pro stands: `open` can be asked, `paused` takes no new requests, and of a `hidden` one the person may see
 * nothing more, not even the name.
 */
export const SAVED_PRO_STANDINGS = ["open", "paused", "hidden"] as const;
export type SavedProStanding = (typeof SAVED_PRO_STANDINGS)[number];

/** `isReadable`: this person may read the pro's page now. */
export function savedProStanding(facts: {
  isReadable: boolean;
  acceptsRequests: boolean;
}): SavedProStanding {
  if (!facts.isReadable) return "hidden";
  return facts.acceptsRequests ? "open" : "paused";
}

/** Whether one more can be saved; one that is saved already takes no further place. */
export function hasRoomToSave(facts: { saved: number; isSaved: boolean }): boolean {
  return facts.isSaved || facts.saved < SAVED_PROS_MAX;
}
