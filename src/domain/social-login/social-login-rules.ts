import { MINUTE_MS } from "../calendar/durations.ts";

/** From the press of the button until the provider has sent the person back. */
export const FLOW_LIFETIME_MS = 10 * MINUTE_MS;

/** From there until a new person has joined, or a known one has given the password of their account. */
export const PENDING_LIFETIME_MS = 30 * MINUTE_MS;

/** Why the person goes to the provider: to sign in, to add a way to their account, or to show that it is them. */
export const FLOW_PURPOSES = ["sign_in", "link", "confirm"] as const;
export type FlowPurpose = (typeof FLOW_PURPOSES)[number];

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
