import type { MovementDetail } from "#domain/credits/movement-text.ts";
import type { Day } from "#domain/calendar/day.ts";
import { allocateHold } from "#domain/credits/allocate-hold.ts";
import { endHold, type HoldEnd } from "#domain/credits/hold-end.ts";
import type { LotKind, LotPart } from "#domain/credits/lot.ts";
import { missingCreditsText } from "#domain/credits/missing-credits.ts";
import { payingKinds } from "#domain/credits/paying-kinds.ts";
import { releaseHold } from "#domain/credits/release.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { arePlanCreditsAtRest } from "./credits-at-rest.ts";
import { payDebts, refuseWhileOwing } from "./debts.ts";
import { postTransfer } from "./post-transfer.ts";
import {
  findHold,
  findLots,
  findTransferParts,
  lockCredits,
  toDomainLot,
  toOpenLot,
  type HoldRow,
} from "./queries.ts";
import { publishCreditsChanged } from "./publish-changed.ts";
import { writeOff } from "./write-off.ts";

interface When {
  now: Date;
  ids: Ids;
}

/** Grants a lot once per source; a second grant of the same source changes nothing and returns null. */
export async function grantLot(
  tx: Tx,
  grant: When & {
    accountId: string;
    kind: LotKind;
    credits: number;
    paidWon: number;
    source: string;
    /** The membership that grants it, for the period that begins on that day. */
    membership?: { id: string; periodStart: Day };
    detail: MovementDetail;
    expiresAt: Date;
  },
): Promise<string | null> {
  await lockCredits(tx, grant.accountId);
  const lotId = grant.ids.next();
  const inserted = await tx`
    INSERT INTO credit_lots (id, account_id, kind, credits, paid_won, source, granted_at, expires_at,
                             membership_id, period_start)
    VALUES (${lotId}, ${grant.accountId}, ${grant.kind}, ${grant.credits}, ${grant.paidWon}, ${grant.source},
            ${grant.now}, ${grant.expiresAt}, ${grant.membership?.id ?? null},
            ${grant.membership?.periodStart ?? null})
    ON CONFLICT (account_id, source) DO NOTHING`;
  if (inserted.count === 0) return null;
  await tx`INSERT INTO lot_balances (lot_id, available, held) VALUES (${lotId}, 0, 0)`;
  await postTransfer(tx, {
    accountId: grant.accountId,
    reason: "grant",
    detail: grant.detail,
    reference: grant.source,
    parts: [{ lot_id: lotId, amount: grant.credits }],
    now: grant.now,
    ids: grant.ids,
  });
  await payDebts(tx, grant);
  await publishCreditsChanged(tx, grant.accountId, grant.now);
  return lotId;
}

/** Holds the price of a quote; refuses with `credits_insufficient` and then nothing has changed. */
export async function holdCredits(
  tx: Tx,
  hold: When & { accountId: string; quoteId: string; credits: number; releaseDue: Date },
): Promise<void> {
  await lockCredits(tx, hold.accountId);
  await refuseWhileOwing(tx, hold);
  const lots = (await findLots(tx, hold.accountId)).map(toDomainLot);
  const isOverdue = await arePlanCreditsAtRest(tx, hold.accountId);
  const allocation = allocateHold({
    lots,
    amount: hold.credits,
    kinds: payingKinds(isOverdue),
    now: hold.now.getTime(),
  });
  if (!allocation.ok) {
    const wayOut = isOverdue
      ? "밀린 멤버십 결제를 마치거나 충전하면 보낼 수 있어요."
      : "충전하거나 예치한 크레딧이 돌아온 뒤 보낼 수 있어요.";
    refuse("credits_insufficient", {
      message: `${missingCreditsText(allocation.shortfall)}. ${wayOut}`,
    });
  }
  await tx`
    INSERT INTO credit_holds (id, account_id, quote_id, credits, state, release_due, created_at)
    VALUES (${hold.ids.next()}, ${hold.accountId}, ${hold.quoteId}, ${hold.credits}, 'held', ${hold.releaseDue},
            ${hold.now})`;
  await postTransfer(tx, {
    accountId: hold.accountId,
    reason: "hold",
    detail: "quote_sent",
    reference: `quote:${hold.quoteId}`,
    quoteId: hold.quoteId,
    parts: allocation.parts,
    now: hold.now,
    ids: hold.ids,
  });
  await publishCreditsChanged(tx, hold.accountId, hold.now);
}

/**
 * Ends the hold of a quote: the customer's read captures it, every other end gives the credits back. A hold ends
 * once; a later end changes nothing, so a read after the release is free. Returns how it ended now, or null.
 */
export async function endCreditHold(
  tx: Tx,
  end: When & { quoteId: string; reason: HoldEnd },
): Promise<"captured" | "released" | null> {
  const seen = await findHold(tx, end.quoteId);
  if (!seen) return null;
  await lockCredits(tx, seen.account_id);
  // Read again under the lock: another end may have come first.
  const hold = (await findHold(tx, end.quoteId)) ?? seen;
  const { state, transfer } = endHold(hold.state, end.reason);
  if (transfer === null || state === "held") return null;
  await tx`
    UPDATE credit_holds SET state = ${state}, end_reason = ${end.reason}, ended_at = ${end.now}
    WHERE id = ${hold.id}`;
  if (transfer === "capture") await capture(tx, hold, end);
  else {
    await release(tx, hold, end);
    await payDebts(tx, { accountId: hold.account_id, now: end.now, ids: end.ids });
  }
  await publishCreditsChanged(tx, hold.account_id, end.now);
  return state;
}

async function capture(tx: Tx, hold: HoldRow, end: When & { reason: HoldEnd }): Promise<void> {
  await postTransfer(tx, {
    accountId: hold.account_id,
    reason: "capture",
    detail: end.reason,
    reference: `quote:${hold.quote_id}`,
    quoteId: hold.quote_id,
    parts: await findHeldParts(tx, hold),
    now: end.now,
    ids: end.ids,
  });
}

async function release(tx: Tx, hold: HoldRow, end: When & { reason: HoldEnd }): Promise<void> {
  const parts = await findHeldParts(tx, hold);
  const rows = await findLots(tx, hold.account_id);
  const lots = rows.map((row) => toOpenLot(row, end.now));
  const posting = { accountId: hold.account_id, now: end.now, ids: end.ids };
  for (const part of releaseHold({ parts, lots, now: end.now.getTime() })) {
    const lot = rows.find(({ id }) => id === part.lot_id);
    if (lot && part.expire_first > 0) {
      await writeOff(tx, { ...posting, lot, credits: part.expire_first });
    }
    if (part.reopened_until !== null) {
      await tx`UPDATE credit_lots SET expires_at = ${new Date(part.reopened_until)} WHERE id = ${part.lot_id}`;
    }
  }
  await postTransfer(tx, {
    ...posting,
    reason: "release",
    detail: end.reason,
    reference: `quote:${hold.quote_id}`,
    quoteId: hold.quote_id,
    parts,
  });
}

async function findHeldParts(tx: Tx, hold: HoldRow): Promise<LotPart[]> {
  return findTransferParts(tx, {
    accountId: hold.account_id,
    reason: "hold",
    reference: `quote:${hold.quote_id}`,
  });
}
