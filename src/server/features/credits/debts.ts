import type { Day } from "#domain/calendar/day.ts";
import { payDebtsWith, type OpenDebt } from "#domain/credits/debt-payments.ts";
import { payingKinds } from "#domain/credits/paying-kinds.ts";
import { payOwed } from "#domain/credits/taken-back.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { arePlanCreditsAtRest } from "./credits-at-rest.ts";
import { postTransfer } from "./post-transfer.ts";
import { findLots, findOwedCredits, toDomainLot } from "./queries.ts";

interface Paying {
  accountId: string;
  now: Date;
  ids: Ids;
}

/** Writes a change of what is owed for used credits of a lot; `credits` as the table's comment says, never 0. */
export async function writeDebt(
  tx: Tx,
  { accountId, now, ids }: Paying,
  change: {
    lotId: string;
    reason: "owed" | "paid" | "returned" | "undone";
    credits: number;
    transferId: string | null;
  },
): Promise<void> {
  await tx`
    INSERT INTO credit_debts (id, account_id, lot_id, reason, credits, transfer_id, at)
    VALUES (${ids.next()}, ${accountId}, ${change.lotId}, ${change.reason}, ${change.credits},
            ${change.transferId}, ${now})`;
}

/**
 * Pays what the account owes, the oldest first, with whatever can be spent at this moment: so a debt stands only where
 * nothing is left to spend. Called wherever credits come in; the caller holds the account's credit lock.
 */
export async function payDebts(tx: Tx, paying: Paying): Promise<void> {
  const { accountId, now, ids } = paying;
  const debts = await tx<OpenDebt[]>`
    SELECT lot_id, min(id::text) AS since, sum(credits)::int AS open
    FROM credit_debts WHERE account_id = ${accountId}
    GROUP BY lot_id HAVING sum(credits) > 0`;
  if (debts.length === 0) return;
  const parts = payOwed({
    lots: (await findLots(tx, accountId)).map(toDomainLot),
    owed: debts.reduce((sum, { open }) => sum + open, 0),
    kinds: payingKinds(await arePlanCreditsAtRest(tx, accountId)),
    now: now.getTime(),
  });
  for (const { lot_id: lotId, parts: taken } of payDebtsWith(debts, parts)) {
    const credits = taken.reduce((sum, { amount }) => sum + amount, 0);
    const transferId = await postTransfer(tx, {
      accountId,
      reason: "take_back",
      detail: "debt_paid",
      reference: `debt:${lotId}:${ids.next()}`,
      parts: taken,
      now,
      ids,
    });
    await writeDebt(tx, paying, { lotId, reason: "paid", credits: -credits, transferId });
  }
}

/** Refuses to spend while something is owed that what there is could not pay. */
export async function refuseWhileOwing(tx: Tx, paying: Paying): Promise<void> {
  await payDebts(tx, paying);
  const owed = await findOwedCredits(tx, paying.accountId);
  if (owed === 0) return;
  refuse("credits_owed", {
    message: `취소된 결제로 쓴 크레딧 ${groupDigits(owed)}개를 갚아야 해요. 크레딧을 충전하면 먼저 갚고, 남는 것을 쓸 수 있어요.`,
  });
}

/**
 * A sentence for whoever is notified of new credits, when some of them have paid what was owed; empty otherwise. `of`
 * is what granted them: by the source of a lot, or all that a membership gave for a period.
 */
export async function paidDebtText(
  db: Db,
  accountId: string,
  of: { source: string } | { membershipId: string; periodStart: Day },
): Promise<string> {
  const granted =
    "source" in of
      ? db`l.source = ${of.source}`
      : db`l.membership_id = ${of.membershipId} AND l.period_start = ${of.periodStart}`;
  const [row] = await db<{ paid: number }[]>`
    SELECT coalesce(sum(e.amount), 0)::int AS paid
    FROM credit_lots l JOIN credit_entries e ON e.lot_id = l.id AND e.ledger = 'taken_back'
    JOIN credit_transfers t ON t.id = e.transfer_id AND t.detail = 'debt_paid'
    WHERE l.account_id = ${accountId} AND ${granted}`;
  const paid = row?.paid ?? 0;
  return paid > 0 ? ` 이 가운데 ${paid}개로 취소된 결제로 쓴 크레딧을 갚았어요.` : "";
}
