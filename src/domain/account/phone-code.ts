import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { RateLimit } from "./rate-limit.ts";

/** For a number of one's own, or for a new one in its place. */
export const PHONE_CODE_PURPOSES = ["verify", "change"] as const;
export type PhoneCodePurpose = (typeof PHONE_CODE_PURPOSES)[number];

export const PHONE_CODE_DIGITS = 6;
const LIFETIME_MINUTES = 3;
export const PHONE_CODE_LIFETIME_MS = LIFETIME_MINUTES * MINUTE_MS;
/** How long whoever got a code has for it, within a sentence. */
export const PHONE_CODE_WITHIN = `${LIFETIME_MINUTES}분 안에`;
export const PHONE_CODE_TRIES = 5;

/** Codes sent to one number, and asked for from one network address. */
export const SENDS_PER_PHONE: RateLimit = { most: 5, windowMs: HOUR_MS };
export const SENDS_PER_ADDRESS: RateLimit = { most: 20, windowMs: DAY_MS };

const CODE_SHAPE = /^\d{6}$/;

/** Six ASCII digits, as typed. */
export function isPhoneCodeShape(text: string): boolean {
  return CODE_SHAPE.test(text);
}

/** A number from 0 to 999,999 as the code that is sent: 42 is "000042". */
export function phoneCodeText(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= 10 ** PHONE_CODE_DIGITS) {
    throw new RangeError("not a six-digit number");
  }
  return String(number).padStart(PHONE_CODE_DIGITS, "0");
}

export type PhoneCodeVerdict = "accepted" | "wrong" | "expired" | "used" | "too_many_tries";

/**
 * What a try at a code comes to. `triesBefore` counts the earlier tries; the sixth is refused even
 * when it is right. A code works once, and strictly before `expires_at` (epoch ms).
 */
export function judgeCodeTry(
  code: { expires_at: number; used: boolean; triesBefore: number; matches: boolean },
  now: number,
): PhoneCodeVerdict {
  if (code.used) return "used";
  if (now >= code.expires_at) return "expired";
  if (code.triesBefore >= PHONE_CODE_TRIES) return "too_many_tries";
  return code.matches ? "accepted" : "wrong";
}
