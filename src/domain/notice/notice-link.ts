import type { NoticeName } from "./catalogue.ts";

/** Sections of long pages, as their URLs name them. */
export const NOTICE_ANCHORS = [
  "advertising",
  "agreed",
  "change-orders",
  "message",
  "quotes",
  "reviews",
] as const;
export type NoticeAnchor = (typeof NOTICE_ANCHORS)[number];

/** What a kind is about, where its page is long; what stands at the head of its page needs none. */
const ANCHOR_OF: Partial<Record<NoticeName, NoticeAnchor>> = {
  quotes_closed: "quotes",
  quote_withdrawn: "quotes",
  quote_file_added: "message",
  change_order_proposed: "change-orders",
  change_order_decided: "agreed",
  appointment_tomorrow: "agreed",
  review_received: "reviews",
  review_changed: "reviews",
  review_commented: "reviews",
  advertising_answered: "advertising",
  advertising_question: "advertising",
};

/** Where a tap leads: the notice's page, at the section that it is about. */
export function noticeLink({ kind, path }: { kind: string; path: string }): string {
  const anchor = Object.hasOwn(ANCHOR_OF, kind) ? ANCHOR_OF[kind as NoticeName] : undefined;
  return anchor === undefined ? path : `${path}#${anchor}`;
}
