import { gatherDigests } from "#server/features/deliveries/digests.ts";
import { deliverDue, type PushSender } from "#server/features/deliveries/deliver.ts";
import {
  createLocalInbox,
  readInbox,
  type InboxItem,
} from "#server/gateways/message/local-inbox.ts";
import type { MessagePort } from "#server/gateways/message/message-port.ts";
import { planNotices } from "#server/plan-notices.ts";
import { NO_DEVICE, testUnsubscribePath } from "./delivery-bench.ts";
import type { TestApp } from "./app.ts";

/** Does what the delivery job does at the test clock's time, into the local inbox or another port. */
export async function deliverNotices(
  { sql, ids, clock }: TestApp,
  port: MessagePort = createLocalInbox({ db: sql, ids, clock }),
  push: PushSender = NO_DEVICE,
): Promise<void> {
  await planNotices({ sql, ids }, clock.now());
  await gatherDigests({ sql, ids }, clock.now());
  const origin = "https://somssi.example";
  const links = { origin, unsubscribePath: testUnsubscribePath };
  await deliverDue({ sql, port, push, ...links, now: clock.now(), limit: 1000 });
}

/** What reached an address or a number, the oldest first. */
export async function inboxOf({ sql }: TestApp, to: string): Promise<InboxItem[]> {
  return (await readInbox(sql, to, 1000)).toReversed();
}
