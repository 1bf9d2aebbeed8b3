import { MINUTE_MS } from "../calendar/durations.ts";

/** From the press of the button until the provider has sent the person back. */
export const FLOW_LIFETIME_MS = 10 * MINUTE_MS;

/** From there until a new person has joined, or a known one has given the password of their account. */
export const PENDING_LIFETIME_MS = 30 * MINUTE_MS;

/** For as long a sign-in by a provider stands for the password that is asked for again. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS;

/** Why the person goes to the provider: to sign in, to add a way to their account, or to show that it is them. */
export const FLOW_PURPOSES = ["sign_in", "link", "confirm"] as const;
export type FlowPurpose = (typeof FLOW_PURPOSES)[number];

/** Whether a sign-in by a provider is new enough to stand for the password. Moments in milliseconds. */
export function isFreshSignIn(signedInAt: number | null, now: number): boolean {
  return signedInAt !== null && now - signedInAt < FRESH_SIGN_IN_MS;
}

/** Nobody locks themselves out: the last way into an account stays. */
export function mayUnlink(ways: { hasPassword: boolean; otherWays: number }): boolean {
  return ways.hasPassword || ways.otherWays > 0;
}

/** What a provider says of a person. */
export interface VouchedEmail {
  /** As `normalizeEmail` makes it. */
  email: string | null;
  emailVerified: boolean;
}

/** Whether an address that somebody joins with is proven: the provider has checked exactly that one. */
export function isProvenByProvider(vouched: VouchedEmail, email: string): boolean {
  return vouched.emailVerified && vouched.email === email;
}
