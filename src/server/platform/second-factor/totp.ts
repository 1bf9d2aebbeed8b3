import { Secret, TOTP } from "otpauth";
import type { Random } from "../random.ts";

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Time steps before and after the present one whose codes count too, for clocks that are a little off. */
const WINDOW = 1;

/** 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(random: Random): Uint8Array {
  return random.bytes(20);
}

/** What an authenticator is given of a secret: the key to type, and the URL behind a QR code. */
export function describeTotp(secret: Uint8Array, email: string): { base32: string; uri: string } {
  const key = keyOf(secret);
  const uri = new TOTP({ ...settings(key), issuer: "Somssi", label: email }).toString();
  return { base32: key.base32, uri };
}

/** The time step (RFC 6238's T) whose code this is, at `now` in epoch ms; null when it is none near enough. */
export function matchingCounter(secret: Uint8Array, code: string, now: number): number | null {
  const delta = new TOTP(settings(keyOf(secret))).validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp: now }) + delta;
}

function keyOf(secret: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}

function settings(secret: Secret) {
  return { secret, algorithm: "SHA1", digits: DIGITS, period: PERIOD_SECONDS };
}
