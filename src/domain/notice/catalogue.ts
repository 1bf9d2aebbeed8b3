import { advertisingNotices } from "./kinds/advertising.ts";
import { accountNotices } from "./kinds/account.ts";
import { dealNotices } from "./kinds/deals.ts";
import { legalNotices } from "./kinds/legal.ts";
import { membershipNotices } from "./kinds/memberships.ts";
import { moneyNotices } from "./kinds/money.ts";
import { requestNotices } from "./kinds/requests.ts";
import { reviewNotices } from "./kinds/reviews.ts";
import { supportNotices } from "./kinds/support.ts";
import { talkNotices } from "./kinds/talk.ts";
import { workNotices } from "./kinds/work.ts";
import type { NoticeGroup } from "./notice-groups.ts";
import type { NoticeKind, NoticeValues } from "./notice-kind.ts";

/** Every kind of notice: where it belongs and what it says. */
export const NOTICES = {
  ...requestNotices,
  ...workNotices,
  ...dealNotices,
  ...reviewNotices,
  ...talkNotices,
  ...moneyNotices,
  ...membershipNotices,
  ...accountNotices,
  ...supportNotices,
  ...legalNotices,
  ...advertisingNotices,
};

export type NoticeName = keyof typeof NOTICES;
export const NOTICE_NAMES = Object.keys(NOTICES) as NoticeName[];

export type ValuesOf<K extends NoticeName> = (typeof NOTICES)[K]["samples"][0];

/** A kind with its values, whichever it is. */
export type NoticeContent = { [K in NoticeName]: { kind: K; values: ValuesOf<K> } }[NoticeName];

/** What a notice says, and where it belongs. */
export interface NoticeWords {
  group: NoticeGroup;
  title: string;
  body: string;
  action: string;
  /** The text message without our name; null where there is none. */
  text: string | null;
  mayWake: boolean;
  isTimely: boolean;
  mustReach: boolean;
}

export function wordsOf({ kind, values }: NoticeContent): NoticeWords {
  // A kind and its values belong together, which an index by a union cannot say.
  const entry = NOTICES[kind] as unknown as NoticeKind;
  const { group, title, body, action, text, mayWake, isTimely, mustReach } = entry;
  const given: NoticeValues = values;
  return {
    group: typeof group === "string" ? group : group(given),
    title: typeof title === "string" ? title : title(given),
    body: body(given),
    action: typeof action === "string" ? action : action(given),
    text: text?.(given) ?? null,
    mayWake: mayWake ?? false,
    isTimely: isTimely ?? false,
    mustReach: mustReach ?? false,
  };
}
