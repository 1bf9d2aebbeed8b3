import type { Db, Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { findProCards } from "../pros/queries.ts";

/**
 * Writes down that the customer showed their number to a pro, or took it back, and publishes it to the pro's open
 * pages. Nothing is overwritten.
 */
export async function logContactPermission(
  tx: Tx,
  facts: { requestId: string; proId: string; allowed: boolean; now: Date; ids: Ids },
): Promise<void> {
  await tx`
    INSERT INTO contact_permissions (id, request_id, pro_id, allowed, at)
    VALUES (${facts.ids.next()}, ${facts.requestId}, ${facts.proId}, ${facts.allowed}, ${facts.now})`;
  const card = (await findProCards(tx, [facts.proId])).get(facts.proId);
  if (!card) return;
  await publishEvent(tx, {
    accountId: card.account_id,
    kind: "request_changed",
    payload: { request_id: facts.requestId },
    now: facts.now,
  });
}

/** The newest word per pro. */
export async function contactPermissions(
  db: Db,
  requestId: string,
): Promise<{ pro_id: string; allowed: boolean }[]> {
  return db<{ pro_id: string; allowed: boolean }[]>`
    SELECT DISTINCT ON (pro_id) pro_id, allowed FROM contact_permissions
    WHERE request_id = ${requestId} ORDER BY pro_id, at DESC, id DESC`;
}

export async function isContactAllowed(db: Db, requestId: string, proId: string): Promise<boolean> {
  const [row] = await db<{ allowed: boolean }[]>`
    SELECT allowed FROM contact_permissions WHERE request_id = ${requestId} AND pro_id = ${proId}
    ORDER BY at DESC, id DESC LIMIT 1`;
  return row?.allowed ?? false;
}
