import type { MovementDetail } from "#domain/credits/movement-text.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { endCreditHold } from "./ledger.ts";
import { postTransfer } from "./post-transfer.ts";

/** Lets a lot pay until a later instant. */
export async function extendLot(
  tx: Tx,
  { lotId, expiresAt }: { lotId: string; expiresAt: Date },
): Promise<void> {
  await tx`UPDATE credit_lots SET expires_at = ${expiresAt} WHERE id = ${lotId}`;
}

/** Writes off credits of a lot (0 when all of it is held; or all it has) and lets it expire now. What it holds stays held. */
export async function closeLot(
  tx: Tx,
  closing: {
    accountId: string;
    lotId: string;
    credits: number | "all";
    /** Reason code for people and reports. */
    reason: MovementDetail;
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  const { accountId, lotId, reason, now, ids } = closing;
  const credits = closing.credits === "all" ? await availableOf(tx, lotId) : closing.credits;
  await tx`UPDATE credit_lots SET expires_at = ${now} WHERE id = ${lotId}`;
  if (credits === 0) return;
  await postTransfer(tx, {
    accountId,
    reason: "expire",
    detail: reason,
    reference: `lot:${lotId}:${reason}:${now.toISOString()}`,
    parts: [{ lot_id: lotId, amount: credits }],
    now,
    ids,
  });
}

async function availableOf(tx: Tx, lotId: string): Promise<number> {
  const [row] = await tx<{ available: number }[]>`
    SELECT available FROM lot_balances WHERE lot_id = ${lotId}`;
  return row?.available ?? 0;
}

/** Ends every live hold that one of these lots pays, so that what they held can be taken back with them. */
export async function releaseHoldsOf(
  tx: Tx,
  facts: { accountId: string; lotIds: readonly string[]; now: Date; ids: Ids },
): Promise<void> {
  const { accountId, lotIds, now, ids } = facts;
  const holds = await tx<{ quote_id: string }[]>`
    SELECT DISTINCT h.quote_id FROM credit_holds h
    JOIN credit_transfers t
      ON t.account_id = h.account_id AND t.reason = 'hold' AND t.reference = 'quote:' || h.quote_id
    JOIN credit_entries e ON e.transfer_id = t.id AND e.ledger = 'held'
    WHERE h.account_id = ${accountId} AND h.state = 'held' AND e.lot_id = ANY(${[...lotIds]}::uuid[])
    ORDER BY h.quote_id`;
  for (const { quote_id: quoteId } of holds) {
    await endCreditHold(tx, { quoteId, reason: "membership_refunded", now, ids });
  }
}
