import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { postTransfer } from "./post-transfer.ts";

/** What the write-off of a lot that ran out at `expiresAt` refers to; once each time. */
export function expiryReference(lotId: string, expiresAt: Date): string {
  return `lot:${lotId}:${expiresAt.toISOString()}`;
}

/**
 * Takes the credits of a lot that ran out of what can be spent. The caller holds the account's credit lock. A lot
 * may run out again after it was reopened; each time is written once, with the instant at which it ran out, so that
 * past balances can be shown although the lot itself only knows its expiry of today.
 */
export async function writeOff(
  tx: Tx,
  facts: {
    accountId: string;
    lot: { id: string; expires_at: Date };
    credits: number;
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  const { lot } = facts;
  await postTransfer(tx, {
    accountId: facts.accountId,
    reason: "expire",
    detail: "lot_expired",
    reference: expiryReference(lot.id, lot.expires_at),
    ranOutAt: lot.expires_at,
    parts: [{ lot_id: lot.id, amount: facts.credits }],
    now: facts.now,
    ids: facts.ids,
  });
}
