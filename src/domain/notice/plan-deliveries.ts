import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import type { NoticeWords } from "./catalogue.ts";
import type { NoticeChannel, NoticeGroup } from "./notice-groups.ts";
import { isOn, type NotificationSettings } from "./notification-settings.ts";
import { afterQuietHours } from "./quiet-hours.ts";

/** Unread for so long, a message is also told by text, and then by e-mail. */
export const UNREAD_TEXT_AFTER_MS = 10 * MINUTE_MS;
export const UNREAD_EMAIL_AFTER_MS = HOUR_MS;

/** What may come together in one e-mail. */
export const DIGEST_GROUP: NoticeGroup = "my_work";

/** When a day's e-mails about work come together, in Seoul. */
export const DIGEST_HOUR = 9;

export interface PlannedDelivery {
  channel: NoticeChannel;
  /** Epoch ms. */
  notBefore: number;
  /** It is dropped once its notice was read. */
  unlessRead: boolean;
  /** It comes with others in one e-mail. */
  forDigest: boolean;
}

/** On which channels a notice goes out, and when (around-the-deal.md §1). */
export function planDeliveries(
  words: Pick<NoticeWords, "group" | "text" | "mayWake" | "isTimely">,
  settings: NotificationSettings,
  facts: {
    /** When it was given, epoch ms. */
    at: number;
    /** A page of theirs is open and visible. */
    isWatching: boolean;
  },
): PlannedDelivery[] {
  const { group, text, mayWake, isTimely } = words;
  const isTalk = group === "talk";
  const ring = (at: number) => {
    if (settings.quietHours === null || group === "account") return at;
    return mayWake && settings.mayWake ? at : afterQuietHours(at, settings.quietHours);
  };
  const planned: PlannedDelivery[] = [];
  const add = (channel: NoticeChannel, notBefore: number, forDigest = false) => {
    if (isOn(settings, group, channel)) {
      planned.push({ channel, notBefore, unlessRead: isTalk, forDigest });
    }
  };
  if (!isTalk || !facts.isWatching) add("push", ring(facts.at));
  if (text !== null) add("text", ring(facts.at + (isTalk ? UNREAD_TEXT_AFTER_MS : 0)));
  const inDigest = group === DIGEST_GROUP && settings.digest && !isTimely;
  add("email", emailAt(facts.at, { isTalk, inDigest }), inDigest);
  return planned;
}

function emailAt(at: number, { isTalk, inDigest }: { isTalk: boolean; inDigest: boolean }): number {
  if (isTalk) return at + UNREAD_EMAIL_AFTER_MS;
  if (!inDigest) return at;
  const today = startOfSeoulDay(seoulDay(at)) + DIGEST_HOUR * HOUR_MS;
  return at <= today ? today : today + DAY_MS;
}
