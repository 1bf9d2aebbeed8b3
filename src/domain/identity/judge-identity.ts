import type { Day } from "#domain/calendar/day.ts";
import { isOfAge, MEMBER_AGE, PRO_AGE } from "./age.ts";

/** Why a check that the gateway calls good is not taken. */
export const IDENTITY_REFUSALS = [
  /** Younger than anybody who may have an account. */
  "under_member_age",
  /** Old enough for an account, too young to work as a pro. */
  "under_pro_age",
  /** Another account's pro is this person. */
  "taken",
  /** This pro was another person when they were checked first. */
  "another_person",
] as const;
export type IdentityRefusal = (typeof IDENTITY_REFUSALS)[number];

export interface IdentityFacts {
  /** The day on which the person was born. */
  birth: Day;
  today: Day;
  /** Whether the account is a pro's, in whatever state. */
  isPro: boolean;
  /**
   * Whether a pro of another account is this person. A suspended one counts as any other, and one who is about to
   * leave until the account is gone.
   */
  isTaken: boolean;
  /** Whether this pro was checked before and is the same person; null for a first check. */
  isSamePerson: boolean | null;
}

/** Whether the person may be who this account is: null, or why not. One person is one pro, and stays it. */
export function judgeIdentity(facts: IdentityFacts): IdentityRefusal | null {
  const { birth, today, isPro } = facts;
  if (!isOfAge(birth, today, MEMBER_AGE)) return "under_member_age";
  if (!isPro) return null;
  if (!isOfAge(birth, today, PRO_AGE)) return "under_pro_age";
  if (facts.isSamePerson === false) return "another_person";
  return facts.isTaken ? "taken" : null;
}
