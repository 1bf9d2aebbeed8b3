import { wordsOf, type NoticeContent } from "#domain/notice/catalogue.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { publishEvents } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";

/** The same notification for many people in a few statements, however many they are. */
export async function notifyMany(
  tx: Tx,
  notice: NoticeContent & {
    accountIds: readonly string[];
    path: string;
    requestId: string | null;
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  if (notice.accountIds.length === 0) return;
  const accountIds = [...notice.accountIds];
  const { title, body } = wordsOf(notice);
  const ids = accountIds.map(() => notice.ids.next());
  await tx`
    INSERT INTO notifications (id, account_id, kind, title, body, path, request_id, details, created_at)
    SELECT n.id, n.account_id, ${notice.kind}, ${title}, ${body},
           ${notice.path}, ${notice.requestId}, ${tx.json(notice.values)}, ${notice.now}
    FROM unnest(${ids}::uuid[], ${accountIds}::uuid[]) AS n (id, account_id)`;
  await publishEvents(tx, {
    accountIds,
    kind: "notification",
    payload: { kind: notice.kind },
    now: notice.now,
  });
}
