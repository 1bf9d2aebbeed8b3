import type { MovementDetail } from "#domain/credits/movement-text.ts";
import { buildTransfer, type TransferReason } from "#domain/credits/ledger.ts";
import type { LotPart } from "#domain/credits/lot.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";

export interface Posting {
  accountId: string;
  reason: TransferReason;
  /** Reason code for people and reports, e.g. "unread_48h". */
  detail: MovementDetail;
  /** Names what it was for: one transfer per account, reason and reference. Only ever compared as a whole. */
  reference: string;
  /** The quote or the request that it was for. */
  quoteId?: string | null;
  requestId?: string | null;
  /** Of a write-off: when the lot had run out. */
  ranOutAt?: Date;
  parts: readonly LotPart[];
  now: Date;
  ids: Ids;
}

/** Writes a transfer with its entries and moves the lots' running balances with it; the transfer's id. */
export async function postTransfer(tx: Tx, posting: Posting): Promise<string> {
  const { entries } = buildTransfer(posting.reason, posting.parts);
  const transferId = posting.ids.next();
  await tx`
    INSERT INTO credit_transfers (id, account_id, reason, detail, reference, at, quote_id, request_id, ran_out_at)
    VALUES (${transferId}, ${posting.accountId}, ${posting.reason}, ${posting.detail}, ${posting.reference},
            ${posting.now}, ${posting.quoteId ?? null}, ${posting.requestId ?? null}, ${posting.ranOutAt ?? null})`;
  const rows = entries.map((entry) => ({
    id: posting.ids.next(),
    transfer_id: transferId,
    ...entry,
  }));
  await tx`INSERT INTO credit_entries ${tx(rows, "id", "transfer_id", "lot_id", "ledger", "amount")}`;
  for (const entry of entries) {
    if (entry.ledger === "available") {
      await tx`UPDATE lot_balances SET available = available + ${entry.amount} WHERE lot_id = ${entry.lot_id}`;
    } else if (entry.ledger === "held") {
      await tx`UPDATE lot_balances SET held = held + ${entry.amount} WHERE lot_id = ${entry.lot_id}`;
    }
  }
  return transferId;
}
