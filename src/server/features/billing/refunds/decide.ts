import type { Tx } from "../../../platform/database/sql.ts";
import { oneLine } from "#domain/text/one-line.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Ids } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { Random } from "../../../platform/random.ts";
import { bookInterest } from "../book-interest.ts";
import { keepBankAccount, openBankAccount } from "./bank-account.ts";
import { lockClaim, type ClaimRow } from "./queries.ts";

interface When {
  now: Date;
  ids: Ids;
}

interface Secrets {
  sessionSecret: string;
  random: Random;
}

/**
 * Notes that staff sent a refund to the account submitted at `version` (epoch ms), and notifies the person.
 * Refuses with `conflict` when it was changed since.
 */
export async function markTransferSent(
  tx: Tx,
  sent: When & Secrets & { refundId: string; version: number; reference: string },
): Promise<ClaimRow> {
  const claim = (await lockClaim(tx, sent.refundId)) ?? refuse("not_found");
  const { state, method, submitted_at: submittedAt } = claim;
  if (state !== "waiting" || method !== "bank_transfer" || !submittedAt) refuse("state_forbids");
  if (submittedAt.getTime() !== sent.version) {
    refuse("conflict", { message: "계좌가 그 사이에 바뀌었어요. 새로고침해서 확인해 주세요." });
  }
  const { now, ids } = sent;
  await tx`
    UPDATE refunds SET state = 'done', done_at = ${now}, transfer_reference = ${oneLine(sent.reference)}
    WHERE id = ${claim.id}`;
  const { account_id: accountId, amount } = claim;
  await happened(tx, { kind: "refund.sent", accountId, amount }, { now, ids });
  for (const interest of await bookInterest(tx, [claim.id], { now, ids })) {
    await sendToSameAccount(tx, claim, { ...sent, refundId: interest.refundId });
  }
  return claim;
}

/** Interest of a late transfer goes where that went. */
async function sendToSameAccount(
  tx: Tx,
  claim: ClaimRow,
  { refundId, sessionSecret, random, now }: Secrets & { refundId: string; now: Date },
): Promise<void> {
  const account = openBankAccount(claim, sessionSecret);
  if (account) await keepBankAccount(tx, refundId, account, { sessionSecret, random, now });
}

/** Lets the gateway be asked once more for a refund that it refused. */
export async function retryRefund(
  tx: Tx,
  retried: { refundId: string; now: Date },
): Promise<ClaimRow> {
  const claim = (await lockClaim(tx, retried.refundId)) ?? refuse("not_found");
  if (claim.state !== "failed" || claim.method !== "gateway") refuse("state_forbids");
  await tx`
    UPDATE refunds SET state = 'waiting', next_try_at = ${retried.now}, tries = 0 WHERE id = ${claim.id}`;
  return claim;
}
