import { wordsOf, type NoticeContent } from "#domain/notice/catalogue.ts";
import { NOTICE_PATH_MAX } from "#domain/notice/notice-path.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { insertNotification } from "./queries.ts";

export type Notice = NoticeContent & {
  accountId: string;
  /** Where a tap leads, a path on our own origin: "/requests/…". */
  path: string;
  /** The request that it is about: all notices of one fold into one entry of the list. */
  requestId: string | null;
  now: Date;
  ids: Ids;
};

/**
 * Puts a notification into a person's list and publishes it to their open pages, both only when the transaction
 * commits. It locks the person's account until then: notify several people in the order of their account ids.
 */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  if (!isOwnPath(notice.path)) throw new Error(`a notification may not lead to ${notice.path}`);
  const id = notice.ids.next();
  const { title, body } = wordsOf(notice);
  await insertNotification(tx, {
    id,
    account_id: notice.accountId,
    kind: notice.kind,
    title,
    body,
    path: notice.path,
    request_id: notice.requestId,
    details: notice.values,
    created_at: notice.now,
  });
  await publishEvent(tx, {
    accountId: notice.accountId,
    kind: "notification",
    payload: { notification_id: id },
    now: notice.now,
  });
}

/** Browsers read "//host" and "/\\host" as another origin. */
function isOwnPath(path: string): boolean {
  return path.length <= NOTICE_PATH_MAX && /^\/(?![/\\])/.test(path);
}
