import type { Day } from "#domain/calendar/day.ts";

/** What both sides agreed on at hiring, as changed since. `agreed_price` is won. */
export type AgreedTerms = {
  agreed_price: number;
  agreed_date: Day;
  /** "HH:MM" in Seoul; null while only the day is agreed on. */
  agreed_time: string | null;
  scope: string;
};

/**
 * What a side proposes to change, all of it at once: the other side approves the whole or nothing of it. What is left
 * out stays as it is.
 */
export type Change = {
  price?: number;
  agreed_date?: Day;
  /** "HH:MM" in Seoul. */
  agreed_time?: string;
  scope?: string;
};

/** What a change can be of; the day and its time are one. */
export const CHANGE_KINDS = ["price", "scope", "date"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What a change is of, in the order of `CHANGE_KINDS`. */
export function changeKinds(change: Change): ChangeKind[] {
  const has: Record<ChangeKind, boolean> = {
    price: change.price !== undefined,
    scope: change.scope !== undefined,
    date: change.agreed_date !== undefined || change.agreed_time !== undefined,
  };
  return CHANGE_KINDS.filter((kind) => has[kind]);
}
