import type { Day } from "#domain/calendar/day.ts";

/** What both sides agreed on at hiring, as changed since. `agreed_price` is won. */
export type AgreedTerms = {
  agreed_price: number;
  agreed_date: Day;
  scope: string;
};

/** One change that a side proposes and the other approves. */
export type Change =
  | { kind: "price"; price: number }
  | { kind: "scope"; scope: string }
  | { kind: "date"; agreed_date: Day };

export const CHANGE_KINDS = ["price", "scope", "date"] as const satisfies readonly Change["kind"][];
export type ChangeKind = (typeof CHANGE_KINDS)[number];
