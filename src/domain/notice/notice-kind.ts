import type { DealSide } from "#domain/quote/deal-side.ts";
import type { NoticeGroup } from "./notice-groups.ts";

/** What a notice says something about, as JSON keeps it: names, won, days, counts. */
export type NoticeValues = Record<string, string | number | boolean | null | undefined>;

/** One kind of notice: where it belongs and what it says on each channel. */
export interface NoticeKind<V extends NoticeValues = NoticeValues> {
  group: NoticeGroup | ((values: V) => NoticeGroup);
  title: string | ((values: V) => string);
  /** Whole sentences, the most important one first: a push shows as many as fit. */
  body: (values: V) => string;
  /** What the button of an e-mail does, as a verb. */
  action: string | ((values: V) => string);
  /** The text message without our name; null where this one is none. Left out: never one. */
  text?: (values: V) => string | null;
  /** Push and text do not wait for the morning where the person wants to be woken by it. */
  mayWake?: true;
  /** Tomorrow it is no longer true: its e-mail does not wait for the digest. */
  isTimely?: true;
  /** Goes also to who is leaving or suspended, and as a long text message where letters to their address come back. */
  mustReach?: true;
  /** Values as they come, the first a usual one; what each channel makes of them is looked at and tested. */
  samples: readonly [V, ...V[]];
}

/** Keeps the type of the values, which `satisfies` would widen. */
export function noticeKind<V extends NoticeValues>(kind: NoticeKind<V>): NoticeKind<V> {
  return kind;
}

export const groupOfSide = ({ side }: { side: DealSide }): NoticeGroup =>
  side === "customer" ? "my_request" : "my_work";

/** What `domain/membership/notices` says; `title` in the place of the kind's own, where that would not be true. */
export type MembershipWords = { title: string | null; body: string; text: string | null };
