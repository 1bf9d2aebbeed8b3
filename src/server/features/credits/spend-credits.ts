import type { MovementDetail } from "#domain/credits/movement-text.ts";
import { allocateHold } from "#domain/credits/allocate-hold.ts";
import { missingCreditsText } from "#domain/credits/missing-credits.ts";
import { payingKinds } from "#domain/credits/paying-kinds.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { arePlanCreditsAtRest } from "./credits-at-rest.ts";
import { refuseWhileOwing } from "./debts.ts";
import { postTransfer } from "./post-transfer.ts";
import { findLots, findTransferParts, lockCredits, toDomainLot } from "./queries.ts";
import { publishCreditsChanged } from "./publish-changed.ts";

/**
 * Spends credits at once, without a hold, in spend order. Refuses with `credits_insufficient`, or `credits_owed`
 * while something is owed, and then nothing has changed. The reference is what was bought, and is bought once: false when it had been paid before.
 */
export async function spendCredits(
  tx: Tx,
  spend: {
    accountId: string;
    credits: number;
    /** Reason code for people and reports, e.g. "urgent_request". */
    detail: MovementDetail;
    /** What it buys, e.g. "request:<id>:urgent". */
    reference: string;
    requestId?: string;
    now: Date;
    ids: Ids;
  },
): Promise<boolean> {
  const { accountId, reference, now } = spend;
  await lockCredits(tx, accountId);
  const paid = await findTransferParts(tx, { accountId, reason: "spend", reference });
  if (paid.length > 0) return false;
  await refuseWhileOwing(tx, spend);
  const isOverdue = await arePlanCreditsAtRest(tx, accountId);
  const allocation = allocateHold({
    lots: (await findLots(tx, accountId)).map(toDomainLot),
    amount: spend.credits,
    kinds: payingKinds(isOverdue),
    now: now.getTime(),
  });
  if (!allocation.ok) {
    const wayOut = isOverdue
      ? "밀린 멤버십 결제를 마치거나 충전하면 쓸 수 있어요."
      : "충전한 뒤 다시 시도해 주세요.";
    refuse("credits_insufficient", {
      message: `${missingCreditsText(allocation.shortfall)}. ${wayOut}`,
    });
  }
  await postTransfer(tx, {
    accountId,
    reason: "spend",
    detail: spend.detail,
    reference,
    requestId: spend.requestId,
    parts: allocation.parts,
    now,
    ids: spend.ids,
  });
  await publishCreditsChanged(tx, accountId, now);
  return true;
}
