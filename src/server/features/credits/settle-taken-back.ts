import type { MovementDetail } from "#domain/credits/movement-text.ts";
import { refundCaptured } from "#domain/credits/refund-captured.ts";
import type { LotPart } from "#domain/credits/lot.ts";
import { creditsFor, takeBackStep, type TakeBackStep } from "#domain/credits/taken-back.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { payDebts, writeDebt } from "./debts.ts";
import { postTransfer } from "./post-transfer.ts";
import { findLotsById, lockCredits, toOpenLot } from "./queries.ts";
import { publishCreditsChanged } from "./publish-changed.ts";
import { writeOff } from "./write-off.ts";

interface Settling {
  accountId: string;
  lotId: string;
  /** The payment that bought the lot: won that it was, that were taken back of it, and that we kept. */
  paymentId: string;
  price: number;
  taken: number;
  kept: number;
  now: Date;
  ids: Ids;
}

/**
 * Brings a bought lot to where it belongs after `taken` won of its payment went back without us: unspent credits are
 * taken out of it, used ones become a debt, and what came back is given back. Called again for the same money it
 * changes nothing.
 */
export async function settleTakenBack(tx: Tx, settling: Settling): Promise<void> {
  const { accountId, lotId, price, taken, kept, now, ids } = settling;
  await lockCredits(tx, accountId);
  const lot = await findTakenLot(tx, lotId);
  if (!lot) return;
  const { credits, refunded } = lot;
  const step = takeBackStep(lot, creditsFor({ credits, refunded, price, taken, kept }));
  if (Object.values(step).every((amount) => amount === 0)) return;
  await takeStep(tx, settling, step);
  await payDebts(tx, { accountId, now, ids });
  await happened(tx, { kind: "credits.taken_back", accountId, price, taken, step }, { now, ids });
  await publishCreditsChanged(tx, accountId, now);
}

async function findTakenLot(tx: Tx, lotId: string) {
  const [row] = await tx<
    {
      credits: number;
      available: number;
      used: number;
      taken: number;
      refunded: number;
      owed: number;
      open: number;
    }[]
  >`
    SELECT l.credits, b.available, b.held + e.spent + e.paid AS used, e.taken, e.refunded, d.owed, d.open
    FROM credit_lots l JOIN lot_balances b ON b.lot_id = l.id,
    LATERAL (
      SELECT coalesce(sum(e.amount) FILTER (WHERE e.ledger = 'spent'), 0)::int AS spent,
             coalesce(sum(e.amount) FILTER (
               WHERE e.ledger = 'taken_back' AND t.detail IN ('debt_paid', 'debt_returned')), 0)::int AS paid,
             coalesce(sum(e.amount) FILTER (
               WHERE e.ledger = 'taken_back' AND t.detail IN ('money_taken_back', 'money_came_back')), 0)::int AS taken,
             coalesce(sum(e.amount) FILTER (
               WHERE e.ledger = 'expired' AND t.detail = 'top_up_refunded'), 0)::int AS refunded
      FROM credit_entries e JOIN credit_transfers t ON t.id = e.transfer_id WHERE e.lot_id = l.id) e,
    LATERAL (
      SELECT coalesce(sum(credits) FILTER (WHERE reason IN ('owed', 'undone')), 0)::int AS owed,
             coalesce(sum(credits), 0)::int AS open
      FROM credit_debts WHERE lot_id = l.id) d
    WHERE l.id = ${lotId}`;
  return row;
}

async function takeStep(tx: Tx, settling: Settling, step: TakeBackStep): Promise<void> {
  const { accountId, lotId, paymentId, now, ids } = settling;
  const own = (credits: number): LotPart[] => [{ lot_id: lotId, amount: credits }];
  if (step.take > 0) {
    await postTransfer(tx, {
      accountId,
      reason: "take_back",
      detail: "money_taken_back",
      reference: `payment:${paymentId}:${ids.next()}`,
      parts: own(step.take),
      now,
      ids,
    });
  }
  const { owe, forgive, repay, give } = step;
  if (owe > 0) {
    await writeDebt(tx, settling, { lotId, reason: "owed", credits: owe, transferId: null });
  }
  if (repay > 0) {
    const parts = await findPayers(tx, lotId, repay);
    const transferId = await giveBack(tx, settling, { detail: "debt_returned", parts });
    await writeDebt(tx, settling, { lotId, reason: "returned", credits: repay, transferId });
  }
  if (forgive + repay > 0) {
    const credits = -(forgive + repay);
    await writeDebt(tx, settling, { lotId, reason: "undone", credits, transferId: null });
  }
  if (give > 0) await giveBack(tx, settling, { detail: "money_came_back", parts: own(give) });
}

/** Which lots have paid the debt of a lot, the last one first, up to so many credits. */
async function findPayers(tx: Tx, lotId: string, credits: number): Promise<LotPart[]> {
  const payers = await tx<{ lot_id: string; paid: number }[]>`
    SELECT e.lot_id, sum(e.amount)::int AS paid
    FROM credit_debts d JOIN credit_entries e ON e.transfer_id = d.transfer_id AND e.ledger = 'taken_back'
    WHERE d.lot_id = ${lotId} GROUP BY e.lot_id HAVING sum(e.amount) > 0 ORDER BY max(d.id::text) DESC`;
  const parts: LotPart[] = [];
  let missing = credits;
  for (const { lot_id, paid } of payers) {
    const amount = Math.min(paid, missing);
    if (amount > 0) parts.push({ lot_id, amount });
    missing -= amount;
  }
  return parts;
}

/**
 * Credits come back to the lots that they were taken from, which last at least some days more; what a membership gave
 * that has ended expires at once, as it would have.
 */
async function giveBack(
  tx: Tx,
  { accountId, lotId, now, ids }: Settling,
  back: { detail: MovementDetail; parts: readonly LotPart[] },
): Promise<string> {
  const rows = await findLotsById(
    tx,
    back.parts.map((part) => part.lot_id),
  );
  for (const row of rows) {
    const { back: open } = refundCaptured({
      parts: back.parts.filter((part) => part.lot_id === row.id),
      lots: [toOpenLot(row, now)],
      now: now.getTime(),
      holdsMembership: row.membership_held,
    });
    for (const { expires_at: until, expire_first: credits } of open) {
      if (credits > 0) await writeOff(tx, { accountId, lot: row, credits, now, ids });
      await tx`UPDATE credit_lots SET expires_at = ${new Date(until)} WHERE id = ${row.id}`;
    }
  }
  return postTransfer(tx, {
    accountId,
    reason: "give_back",
    detail: back.detail,
    reference: `debt:${lotId}:${ids.next()}`,
    parts: back.parts,
    now,
    ids,
  });
}
