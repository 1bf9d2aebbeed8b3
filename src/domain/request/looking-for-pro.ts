import type { RequestState } from "./lifecycle.ts";

/** A request still looking for a pro, with or without new quotes. */
export function isLookingForPro(state: RequestState): boolean {
  return state === "open" || state === "choosing";
}
