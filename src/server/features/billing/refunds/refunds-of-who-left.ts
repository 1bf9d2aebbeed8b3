import type { LegalTermName } from "#domain/withdrawal/legal-terms.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Ids } from "../../../platform/ids.ts";
import { legalEnd } from "../../../platform/personal-data/legal-end.ts";
import { raiseAlarm } from "../alarm.ts";

const TERM: LegalTermName = "payment";

interface When {
  now: Date;
  ids: Ids;
}

interface OpenRefund {
  id: string;
  account_id: string;
  payment_id: string;
  amount: number;
}

/** Whether there is nobody behind an account any more. */
export async function hasLeft(db: Db, accountId: string): Promise<boolean> {
  const left = await db`
    SELECT FROM accounts WHERE id = ${accountId} AND status = 'deleted'`;
  return left.length > 0;
}

/** Asks the person where money goes that cannot go back the way it came; of who left it becomes a claim. */
export async function askWhereTo(tx: Tx, refund: OpenRefund, when: When): Promise<void> {
  const { account_id: accountId, amount } = refund;
  if (await hasLeft(tx, accountId)) await keepClaim(tx, refund, when);
  else await happened(tx, { kind: "refund.account_wanted", accountId, amount }, when);
}

/** Money that somebody who left has still to come: kept for the legal term, and put before staff. */
export async function keepClaim(
  tx: Tx,
  { id, payment_id: paymentId }: Pick<OpenRefund, "id" | "payment_id">,
  { now, ids }: When,
): Promise<void> {
  const until = legalEnd(tx, TERM, tx`${now}::timestamptz`);
  await tx`SELECT keep_claim_in_archive(${id}, ${TERM}, ${until}, ${now})`;
  await raiseAlarm(tx, { about: "refund_unclaimed", paymentId, code: null, now, ids });
}

/** Keeps the sealed account of somebody who left where only the transfer needs it. */
export async function keepSealedInArchive(
  tx: Tx,
  account: { refundId: string; sealed: Uint8Array; submittedAt: Date },
  now: Date,
): Promise<void> {
  const { refundId, sealed, submittedAt } = account;
  const until = legalEnd(tx, TERM, tx`${now}::timestamptz`);
  await tx`
    SELECT keep_refund_account_in_archive(${refundId}, ${sealed}, ${submittedAt}, ${TERM}, ${until})`;
}

/**
 * What follows from erasing for money that is not back yet. An account that the person named goes to the archive, and
 * staff send the transfer from there; without one, or when the gateway has refused, it becomes a claim. What the gateway is
 * still to be asked goes on: it needs nobody.
 */
export async function keepOpenRefunds(tx: Tx, accountId: string, when: When): Promise<void> {
  const open = await tx<
    (Pick<OpenRefund, "id" | "payment_id"> & {
      state: string;
      sealed: Uint8Array | null;
      submitted_at: Date | null;
    })[]
  >`
    SELECT r.id, r.payment_id, r.state, a.sealed, a.submitted_at
    FROM refunds r LEFT JOIN known_refund_accounts a ON a.refund_id = r.id
    WHERE r.account_id = ${accountId}
      AND ((r.state = 'waiting' AND r.method = 'bank_transfer') OR r.state = 'failed')
    ORDER BY r.id FOR UPDATE OF r`;
  for (const { sealed, submitted_at: submittedAt, ...refund } of open) {
    if (refund.state === "failed" || !sealed || !submittedAt) await keepClaim(tx, refund, when);
    else await keepSealedInArchive(tx, { refundId: refund.id, sealed, submittedAt }, when.now);
  }
}
