import type { Tx } from "../../platform/database/sql.ts";
import { publishEvents } from "../../platform/events/publish.ts";
import type { NotificationKind } from "../notifications/kinds.ts";
import { notifyMany } from "../notifications/notify-many.ts";
import type { Candidate } from "../pros/queries.ts";
import type { Purchase } from "./buy-for-request.ts";

/** Tells the pros who may still quote, in their list and on their open pages. */
export async function notifyWaitingPros(
  tx: Tx,
  { requestId, now, ids }: Purchase,
  told: { waiting: readonly Candidate[]; kind: NotificationKind; body: string },
): Promise<void> {
  const { kind, body } = told;
  const accountIds = told.waiting.map((pro) => pro.account_id);
  const path = `/quote?request_id=${requestId}`;
  await notifyMany(tx, { accountIds, kind, body, path, now, ids });
  const payload = { request_id: requestId };
  await publishEvents(tx, { accountIds, kind: "request_received", payload, now });
}
