import { HOUR_MS } from "#domain/calendar/durations.ts";

/** Far more than a person presses in an hour, and far fewer than trying cards would take. */
const CHARGES_AN_HOUR = 30;

/** Counts a try to charge, of whatever kind, against the account's share of the hour. */
export function limitCharges(call: {
  limitTries: (scope: string, subject: string, max: number, windowMs: number) => Promise<void>;
  viewer: { accountId: string };
}): Promise<void> {
  return call.limitTries("charges", call.viewer.accountId, CHARGES_AN_HOUR, HOUR_MS);
}
