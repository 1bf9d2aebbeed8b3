import type { Random } from "../random.ts";
import { openSecret, sealSecret, type BoxLabel } from "../secret-box.ts";
import { describeTotp, matchingCounter, newTotpSecret } from "./totp.ts";

/** An authenticator app as its table keeps it. */
export interface AuthenticatorRow {
  /** Sealed for its account. */
  secret: Uint8Array;
  /** The time step of the last code that was used. */
  last_counter: string;
}

/** A new secret as it is stored, and as it is given to an app: shown once. */
export function newAuthenticator(
  email: string,
  label: BoxLabel,
  random: Random,
): { box: Buffer; base32: string; uri: string } {
  const secret = newTotpSecret(random);
  return { box: sealSecret(secret, label, random), ...describeTotp(secret, email) };
}

/**
 * The time step that a code uses up: it and everything before it are spent. Null when the code is wrong, or it or a later
 * one was used before.
 */
export function spentCounter(
  { secret: box, last_counter: last }: AuthenticatorRow,
  { code, label, now }: { code: string; label: BoxLabel; now: Date },
): number | null {
  const secret = openSecret(box, label);
  const counter = secret === null ? null : matchingCounter(secret, code, now.getTime());
  return counter !== null && counter > Number(last) ? counter : null;
}
