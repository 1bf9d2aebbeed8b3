import type { HoldEnd } from "#domain/credits/hold-end.ts";
import { endCreditHold, grantLot, holdCredits } from "../../../features/credits/ledger.ts";
import type { Clock } from "../../../platform/clock.ts";
import { inTransaction } from "../../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../../platform/database/sql.ts";
import type { Ids } from "../../../platform/ids.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { GIFT_GOOD_FOR, OPENING_GIFT } from "../credits/account-ledger.ts";

/** Something that happened in a member's past; `act` reads the moment from the clock. */
export interface Step {
  at: Date;
  act: () => Promise<void>;
}

interface Deps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
}

interface LeftHold {
  id: string;
  quote_id: string;
  credits: number;
  release_due: Date;
  created_at: Date;
  end_reason: HoldEnd | null;
  ended_at: Date | null;
  is_taken: boolean;
}

const GIFT_CREDITS = 30;

/**
 * The holds of a member's quotes that the story has but that were not taken from any lot (CreditBook.leaveFrom), and
 * the ends of those that ended since: each by the product's own verbs, so that they spend what the member had at that
 * moment.
 */
export async function spendingSteps(deps: Deps, accountId: string): Promise<Step[]> {
  const holds = await deps.sql<LeftHold[]>`
    WITH spent AS (
      SELECT h.*,
             EXISTS (SELECT FROM credit_transfers t WHERE t.account_id = h.account_id
                       AND t.reference = 'quote:' || h.quote_id AND t.reason = 'hold') AS is_taken,
             EXISTS (SELECT FROM credit_transfers t WHERE t.account_id = h.account_id
                       AND t.reference = 'quote:' || h.quote_id AND t.reason IN ('capture', 'release')) AS is_over
      FROM credit_holds h WHERE h.account_id = ${accountId})
    SELECT id, quote_id, credits, release_due, created_at, end_reason, ended_at, is_taken FROM spent
    WHERE NOT is_taken OR (ended_at IS NOT NULL AND NOT is_over)
    ORDER BY created_at, quote_id`;
  return holds.flatMap((hold): Step[] => {
    const { end_reason: reason, ended_at: endedAt } = hold;
    const end = reason && endedAt ? [{ at: endedAt, act: () => endIt(deps, hold, reason) }] : [];
    if (hold.is_taken) return end;
    return [{ at: hold.created_at, act: () => takeIt(deps, accountId, hold) }, ...end];
  });
}

async function takeIt(deps: Deps, accountId: string, hold: LeftHold): Promise<void> {
  const take = (tx: Tx) => takeAnew(tx, deps, accountId, hold);
  try {
    await inTransaction(deps.sql, take);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "credits_insufficient")) throw error;
    await inTransaction(deps.sql, async (tx) => {
      await give(tx, deps, accountId);
      await take(tx);
    });
  }
}

/** What was only in the story is replaced by what the product writes. */
async function takeAnew(tx: Tx, deps: Deps, accountId: string, hold: LeftHold): Promise<void> {
  const { quote_id: quoteId, credits, release_due: releaseDue } = hold;
  await tx`DELETE FROM credit_holds WHERE quote_id = ${quoteId}`;
  const now = deps.clock.now();
  await holdCredits(tx, { accountId, quoteId, credits, releaseDue, now, ids: deps.ids });
  await tx`UPDATE credit_holds SET id = ${hold.id} WHERE quote_id = ${quoteId}`;
}

async function give(tx: Tx, { clock, ids }: Deps, accountId: string): Promise<void> {
  const now = clock.now();
  await grantLot(tx, {
    ...OPENING_GIFT,
    accountId,
    credits: GIFT_CREDITS,
    source: `${OPENING_GIFT.detail}:${ids.next()}`,
    expiresAt: new Date(now.getTime() + GIFT_GOOD_FOR),
    now,
    ids,
  });
}

async function endIt(deps: Deps, hold: LeftHold, reason: HoldEnd): Promise<void> {
  await inTransaction(deps.sql, async (tx) => {
    if (hold.is_taken) {
      await tx`
        UPDATE credit_holds SET state = 'held', end_reason = NULL, ended_at = NULL
        WHERE quote_id = ${hold.quote_id}`;
    }
    const { clock, ids } = deps;
    await endCreditHold(tx, { quoteId: hold.quote_id, reason, now: clock.now(), ids });
  });
}
