import { mayMail } from "#domain/account/email-verification.ts";
import { wordsOf } from "#domain/notice/catalogue.ts";
import {
  emailSubject,
  longTextMessage,
  pushBody,
  textMessage,
} from "#domain/notice/channel-texts.ts";
import { noticeLink } from "#domain/notice/notice-link.ts";
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from "#domain/notice/notification-settings.ts";
import { planDeliveries } from "#domain/notice/plan-deliveries.ts";
import { templateOf } from "#domain/notice/text-templates.ts";
import { findContacts, type Contact } from "./features/accounts/queries.ts";
import {
  addNoticeDeliveries,
  type NewNoticeDelivery,
} from "./features/deliveries/notice-deliveries.ts";
import { findNotificationSettings } from "./features/notification-settings/queries.ts";
import {
  claimUnplanned,
  markPlanned,
  type UnplannedNotice,
} from "./features/notifications/unplanned.ts";
import { findReachable } from "./features/push-devices/queries.ts";
import { findWatching } from "./platform/events/watched-pages.ts";
import { inTransaction } from "./platform/database/in-transaction.ts";
import type { Sql } from "./platform/database/sql.ts";
import type { Ids } from "./platform/ids.ts";

const NOTICES_AT_ONCE = 200;

/**
 * Decides for every new notice on which channels it goes out, and when, as rows to be sent. It is apart from giving the
 * notice, so that whoever publishes a request does not wait for what two thousand pros have chosen.
 */
export async function planNotices({ sql, ids }: { sql: Sql; ids: Ids }, now: Date): Promise<void> {
  for (;;) {
    const count = await inTransaction(sql, async (tx) => {
      const notices = await claimUnplanned(tx, NOTICES_AT_ONCE);
      const people = [...new Set(notices.map(({ accountId }) => accountId))];
      const contacts = await findContacts(tx, people);
      const settings = await findNotificationSettings(tx, people);
      const reachable = await findReachable(tx, people);
      const watching = await findWatching(tx, people, now);
      const deliveries = notices.flatMap((notice) => {
        const contact = contacts.get(notice.accountId);
        const chosen = settings.get(notice.accountId) ?? DEFAULT_NOTIFICATION_SETTINGS;
        const hasDevice = reachable.has(notice.accountId);
        const isWatching = watching.has(notice.accountId);
        const about = { settings: chosen, hasDevice, isWatching, ids };
        return contact ? deliveriesOf(notice, contact, about) : [];
      });
      await addNoticeDeliveries(tx, deliveries, now);
      await markPlanned(
        tx,
        notices.map(({ id }) => id),
        now,
      );
      return notices.length;
    });
    if (count < NOTICES_AT_ONCE) return;
  }
}

interface Reader {
  settings: NotificationSettings;
  hasDevice: boolean;
  isWatching: boolean;
}

function deliveriesOf(
  notice: UnplannedNotice,
  { email, emailVerified, emailBounced, phone, isClosed }: Contact,
  { settings, hasDevice, isWatching, ids }: Reader & { ids: Ids },
): NewNoticeDelivery[] {
  const words = wordsOf(notice);
  if (isClosed && !words.mustReach) return [];
  const isInstead = words.mustReach && words.text === null && emailBounced;
  const text = isInstead ? longTextMessage(words) : words.text && textMessage(words.text);
  const facts = { at: notice.createdAt.getTime(), isWatching };
  return planDeliveries({ ...words, text }, settings, facts).flatMap(
    (planned): NewNoticeDelivery[] => {
      const shared = {
        id: ids.next(),
        noticeId: notice.id,
        accountId: notice.accountId,
        kind: notice.kind,
        group: words.group,
        notBefore: new Date(planned.notBefore),
        unlessRead: planned.unlessRead,
        forDigest: planned.forDigest,
        dropped: null,
      };
      switch (planned.channel) {
        case "push": {
          if (!hasDevice) return [];
          const action = { label: words.action, path: noticeLink(notice) };
          const push = { channel: "push" as const, to: notice.accountId, subject: words.title };
          return [{ ...shared, ...push, text: pushBody(words), action }];
        }
        case "text": {
          if (phone === null || text === null) return [];
          const template = words.text === null ? null : templateOf(words.text);
          const channel = template ? "alimtalk" : "sms";
          return [{ ...shared, channel, to: phone, subject: null, text, template, action: null }];
        }
        case "email": {
          const action = { label: words.action, path: noticeLink(notice) };
          const subject = emailSubject(words);
          const dropped = mayMail(words.group, { confirmed: emailVerified })
            ? null
            : ("email_unconfirmed" as const);
          const letter = { to: email, subject, text: words.body, action, dropped };
          return [{ ...shared, channel: "email", ...letter }];
        }
      }
    },
  );
}
