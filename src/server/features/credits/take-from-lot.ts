import type { MovementDetail } from "#domain/credits/movement-text.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { postTransfer } from "./post-transfer.ts";
import { publishCreditsChanged } from "./publish-changed.ts";

/**
 * Takes credits out of a lot for good, because the money for them goes back. What the lot holds stays held, and the
 * lot stays open for it. The caller holds the account's credit lock.
 */
export async function takeFromLot(
  tx: Tx,
  taken: {
    accountId: string;
    lotId: string;
    credits: number;
    /** Reason code for people and reports. */
    detail: MovementDetail;
    /** What it is for, e.g. "refund:<id>". */
    reference: string;
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  const { accountId, lotId, credits, detail, reference, now, ids } = taken;
  await postTransfer(tx, {
    accountId,
    reason: "expire",
    detail,
    reference,
    parts: [{ lot_id: lotId, amount: credits }],
    now,
    ids,
  });
  await publishCreditsChanged(tx, accountId, now);
}
