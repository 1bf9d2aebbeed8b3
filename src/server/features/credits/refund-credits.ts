import type { MovementDetail } from "#domain/credits/movement-text.ts";
import { refundCaptured, type LotRefund } from "#domain/credits/refund-captured.ts";
import type { LotPart } from "#domain/credits/lot.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { payDebts } from "./debts.ts";
import { postTransfer } from "./post-transfer.ts";
import {
  findLotsById,
  findTransferParts,
  findTransferSubject,
  lockCredits,
  toOpenLot,
  type OwnedLot,
} from "./queries.ts";
import { publishCreditsChanged } from "./publish-changed.ts";
import { writeOff } from "./write-off.ts";

export interface CreditRefund {
  /** Credits that came back, and those that ended with the membership that had given them. */
  back: number;
  lost: number;
}

/**
 * Gives captured or spent credits back to the lots that paid them: all that one transfer of that reason and
 * reference took, once. Credits of a membership that has ended are lost. Null when nothing was taken or when
 * it came back before.
 */
export async function refundCredits(
  tx: Tx,
  refund: {
    accountId: string;
    /** What is undone: `{ reason: "capture", reference: "quote:<id>" }`, or a spend with its reference. */
    of: { reason: "capture" | "spend"; reference: string };
    /** Reason code for people and reports, e.g. "request_blocked". */
    detail: MovementDetail;
    now: Date;
    ids: Ids;
  },
): Promise<CreditRefund | null> {
  const { accountId, now, ids } = refund;
  const { reference } = refund.of;
  await lockCredits(tx, accountId);
  const taken = await findTransferParts(tx, { accountId, ...refund.of });
  const before = await findTransferParts(tx, { accountId, reason: "refund", reference });
  if (taken.length === 0 || before.length > 0) return null;
  const lots = await findLotsById(
    tx,
    taken.map((part) => part.lot_id),
  );
  const { back, lost } = sortParts(taken, lots, now);
  if (back.length > 0) {
    await reopen(tx, { accountId, back, lots, now, ids });
    await postTransfer(tx, {
      accountId,
      reason: "refund",
      detail: refund.detail,
      reference,
      ...(await findTransferSubject(tx, { accountId, ...refund.of })),
      parts: back.map(({ lot_id, amount }) => ({ lot_id, amount })),
      now,
      ids,
    });
    await payDebts(tx, { accountId, now, ids });
    await publishCreditsChanged(tx, accountId, now);
  }
  return { back: creditsOf(back), lost: creditsOf(lost) };
}

/** A later membership does not restore what an ended one had granted: each lot asks for its own. */
function sortParts(
  parts: readonly LotPart[],
  lots: readonly OwnedLot[],
  now: Date,
): { back: LotRefund[]; lost: LotPart[] } {
  const sorted = parts.map((part) => {
    const row = lots.find(({ id }) => id === part.lot_id);
    return refundCaptured({
      parts: [part],
      lots: row ? [toOpenLot(row, now)] : [],
      now: now.getTime(),
      holdsMembership: row?.membership_held ?? false,
    });
  });
  return {
    back: sorted.flatMap(({ back }) => back),
    lost: sorted.flatMap(({ lost }) => lost),
  };
}

async function reopen(
  tx: Tx,
  facts: {
    accountId: string;
    back: readonly LotRefund[];
    lots: readonly OwnedLot[];
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  const { accountId, lots, now, ids } = facts;
  for (const { lot_id: lotId, expires_at: until, expire_first: credits } of facts.back) {
    const lot = lots.find(({ id }) => id === lotId);
    if (lot && credits > 0) await writeOff(tx, { accountId, lot, credits, now, ids });
    await tx`UPDATE credit_lots SET expires_at = ${new Date(until)} WHERE id = ${lotId}`;
  }
}

const creditsOf = (parts: readonly LotPart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
