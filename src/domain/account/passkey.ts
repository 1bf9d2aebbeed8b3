import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { shownLine } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

/** How long a device has for signing what it was given. */
export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

/** How many one account keeps: a phone, a computer, a key in the drawer, and some that were forgotten. */
export const PASSKEYS_MAX = 10;

const PASSKEY_NAME_MAX = 30;
export const passkeyName = fieldRule("패스키 이름", ...shownLine(1, PASSKEY_NAME_MAX));

/** Registering makes one, signing in is done by it alone, a second step follows a password, a proof is asked for again. */
export const PASSKEY_PURPOSES = ["register", "sign_in", "second_step", "proof"] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

/** Whether the device has to know its person, by fingerprint, face or PIN: wherever nothing else vouches for them. */
export function demandsUserVerification(purpose: PasskeyPurpose): boolean {
  return purpose !== "second_step";
}

/** True strictly before its lifetime is over; epoch ms. */
export function isChallengeOpen(issuedAt: number, now: number): boolean {
  return now < issuedAt + PASSKEY_CHALLENGE_LIFETIME_MS;
}
