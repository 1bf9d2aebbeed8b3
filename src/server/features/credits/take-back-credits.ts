import { voidCredits } from "#domain/credits/void-credits.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findLotsById, findTransferParts, lockCredits, toDomainLot } from "./queries.ts";
import { takeFromLot } from "./take-from-lot.ts";

/**
 * Takes credits out of one lot of an account by decision of staff, once for a decision. Never more than the lot has
 * available: what is held stays with its quote. False when this decision was carried out before.
 */
export async function takeBackCredits(
  tx: Tx,
  facts: {
    accountId: string;
    lotId: string;
    credits: number;
    /** Names the decision, e.g. "staff:<id of its entry in the log>". */
    reference: string;
    now: Date;
    ids: Ids;
  },
): Promise<boolean> {
  const { accountId, reference, now, ids } = facts;
  await lockCredits(tx, accountId);
  const done = await findTransferParts(tx, { accountId, reason: "expire", reference });
  if (done.length > 0) return false;
  const [lot] = await findLotsById(tx, [facts.lotId]);
  if (lot?.account_id !== accountId) refuse("not_found");
  const decided = voidCredits(toDomainLot(lot), facts.credits);
  if (!decided.ok) {
    const message =
      decided.code === "void_exceeds_available"
        ? `이 묶음에서는 ${lot.available}개까지 거둘 수 있어요.`
        : "거둘 크레딧을 1개 이상으로 적어 주세요.";
    refuse("invalid", { fields: { credits: [message] } });
  }
  await takeFromLot(tx, {
    accountId,
    lotId: lot.id,
    credits: decided.part.amount,
    detail: "voided",
    reference,
    now,
    ids,
  });
  return true;
}
