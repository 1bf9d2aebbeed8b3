import { DELIVERY_CHANNELS_OF, type DeliveryReason, type OptOut } from "#domain/notice/delivery.ts";
import type { NoticeChannel, NoticeGroup } from "#domain/notice/notice-groups.ts";
import type { MessageTemplate } from "#server/gateways/message/message-port.ts";
import type { Tx } from "#server/platform/database/sql.ts";

import type { DeliveryChannel } from "./queries.ts";

/** A notice on one channel, as it will be sent. */
export interface NewNoticeDelivery {
  id: string;
  noticeId: string;
  accountId: string;
  channel: DeliveryChannel;
  to: string;
  subject: string | null;
  text: string;
  /** 알림톡 only. */
  template?: MessageTemplate | null;
  action: { label: string; path: string } | null;
  kind: string;
  group: NoticeGroup;
  notBefore: Date;
  unlessRead: boolean;
  forDigest: boolean;
  /** Why it does not go out at all: the row says so. */
  dropped: DeliveryReason | null;
}

/** Writes deliveries of notices. One that stands already, as of a notice planned twice, is left as it is. */
export async function addNoticeDeliveries(
  tx: Tx,
  deliveries: readonly NewNoticeDelivery[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map((delivery) => ({
    id: delivery.id,
    notice_id: delivery.noticeId,
    account_id: delivery.accountId,
    channel: delivery.channel,
    recipient: delivery.to,
    subject: delivery.subject,
    body: delivery.dropped === null ? delivery.text : "",
    action: delivery.dropped !== null || delivery.action === null ? null : tx.json(delivery.action),
    template: delivery.template ? tx.json({ ...delivery.template }) : null,
    purpose: delivery.kind,
    notice_group: delivery.group,
    not_before: delivery.notBefore,
    unless_read: delivery.unlessRead,
    for_digest: delivery.forDigest,
    state: delivery.dropped === null ? "pending" : "dropped",
    last_error: delivery.dropped,
    created_at: now,
  }));
  await tx`INSERT INTO deliveries ${tx(rows)} ON CONFLICT DO NOTHING`;
}

/** Verb for what follows from reading: what was to go out only while these were unread goes no more. */
export async function dropUnlessRead(tx: Tx, noticeIds: readonly string[]): Promise<void> {
  await tx`
    UPDATE deliveries SET state = 'dropped', last_error = ${"read" satisfies DeliveryReason}, body = '', template = NULL, action = NULL
    WHERE notice_id = ANY(${[...noticeIds]}::uuid[]) AND unless_read AND state = 'pending'`;
  await forgetStuck(tx, tx`notice_id = ANY(${[...noticeIds]}::uuid[]) AND unless_read`);
}

/** Verb for whoever switched these off: what of them has not gone out goes no more. */
export async function dropSwitchedOff(
  tx: Tx,
  accountId: string,
  off: readonly { group: NoticeGroup; channel: NoticeChannel }[],
  reason: OptOut,
): Promise<void> {
  const ways = off.flatMap(({ group, channel }) =>
    DELIVERY_CHANNELS_OF[channel].map((way) => ({ group, way })),
  );
  const which: ReturnType<Tx> = tx`
    account_id = ${accountId} AND (notice_group, channel) IN (
      SELECT * FROM unnest(${ways.map(({ group }) => group)}::text[], ${ways.map(({ way }) => way)}::text[]))`;
  await tx`
    UPDATE deliveries SET state = 'dropped', last_error = ${reason}, body = '', template = NULL, action = NULL
    WHERE ${which} AND state = 'pending'`;
  await forgetStuck(tx, which);
}

/** What did not go out, or may yet turn out not to have arrived, keeps saying so: without its text nobody sends it again. */
async function forgetStuck(tx: Tx, which: ReturnType<Tx>): Promise<void> {
  await tx`
    UPDATE deliveries SET body = '', template = NULL, action = NULL
    WHERE ${which} AND (state IN ('failed', 'unclear') OR report_due IS NOT NULL)`;
}
