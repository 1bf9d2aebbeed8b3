import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { NoticeContent } from "#domain/notice/catalogue.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import { publishEvent } from "../platform/events/publish.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/**
 * Search and the pages of visitors follow the profile's row by triggers: here is what the pro is notified of and
 * sees.
 */
export const nameChangeConsequences = {
  "name_change.withdrawn": [refreshPages],
  "name_change.decided": [notifyPro, refreshPages],
} satisfies Partial<Consequences>;

async function notifyPro(
  tx: Tx,
  what: HappeningOf<"name_change.decided">,
  { now, ids }: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    ...newsOf(what),
    path: "/pro/profile",
    requestId: null,
    now,
    ids,
  });
}

function newsOf({ decision, name, reason }: HappeningOf<"name_change.decided">): NoticeContent {
  return decision === "approve"
    ? { kind: "name_change_approved", values: { name } }
    : { kind: "name_change_rejected", values: { name, reason: reason ?? "" } };
}

/** The pro's open pages show the name, and what waits, anew. */
async function refreshPages(
  tx: Tx,
  { proAccountId }: { proAccountId: string },
  { now }: When,
): Promise<void> {
  await publishEvent(tx, { accountId: proAccountId, kind: "account_changed", payload: {}, now });
}
