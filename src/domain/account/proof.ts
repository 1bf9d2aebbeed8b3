import { MINUTE_MS } from "#domain/calendar/durations.ts";

/** How long a session counts as proven after its person proved who they are once more. */
export const PROOF_LIFETIME_MS = 10 * MINUTE_MS;

/** True from the proof until strictly before its lifetime is over; epoch ms, null for never. */
export function isFreshProof(provenAt: number | null, now: number): boolean {
  return provenAt !== null && provenAt <= now && now < provenAt + PROOF_LIFETIME_MS;
}
