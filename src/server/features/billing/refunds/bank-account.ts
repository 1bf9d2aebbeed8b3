import { normalizeAccountNumber } from "#domain/payment/bank-account.ts";
import { BANKS, isBankCode, type BankCode } from "#domain/payment/bank.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import type { Random } from "../../../platform/random.ts";
import { openSecret, sealSecret, type BoxLabel } from "../../../platform/secret-box.ts";
import { keepSealedInArchive } from "./refunds-of-who-left.ts";

/** Where a transfer goes. The number in digits alone. */
export interface BankAccount {
  bank: BankCode;
  account_number: string;
  holder: string;
}

/** What a person typed as it is kept. Throws for what the field rules refuse. */
export function bankAccountOf(raw: Record<keyof BankAccount, string>): BankAccount {
  const number = normalizeAccountNumber(raw.account_number);
  if (!isBankCode(raw.bank) || number === null) throw new RangeError("not a bank account");
  return { bank: raw.bank, account_number: number, holder: oneLine(raw.holder) };
}

export function bankName(account: BankAccount): string {
  return BANKS[account.bank];
}

/** Keeps the account of a refund, encrypted, in place of an earlier one; of who left, in the archive. */
export async function keepBankAccount(
  tx: Tx,
  refundId: string,
  account: BankAccount,
  facts: { sessionSecret: string; random: Random; now: Date; hasLeft?: boolean },
): Promise<void> {
  const secret = Buffer.from(JSON.stringify(account));
  const sealed = sealSecret(secret, labelOf(refundId, facts.sessionSecret), facts.random);
  if (facts.hasLeft) {
    await keepSealedInArchive(tx, { refundId, sealed, submittedAt: facts.now }, facts.now);
    return;
  }
  await tx`
    INSERT INTO refund_accounts (refund_id, sealed, submitted_at) VALUES (${refundId}, ${sealed}, ${facts.now})
    ON CONFLICT (refund_id) DO UPDATE SET sealed = excluded.sealed, submitted_at = excluded.submitted_at`;
}

/** Deletes the account of a refund; of who left, in the archive, which keeps that it did. */
export async function forgetBankAccount(
  tx: Tx,
  refund: { id: string; has_left: boolean },
  now: Date,
): Promise<void> {
  if (refund.has_left) await tx`SELECT destroy_archived_refund_account(${refund.id}, ${now})`;
  else await tx`DELETE FROM refund_accounts WHERE refund_id = ${refund.id}`;
}

/** The account again; null when none was submitted, or when SESSION_SECRET has changed since. */
export function openBankAccount(
  row: { id: string; sealed: Uint8Array | null },
  sessionSecret: string,
): BankAccount | null {
  const secret = row.sealed && openSecret(row.sealed, labelOf(row.id, sessionSecret));
  return secret && (JSON.parse(Buffer.from(secret).toString()) as BankAccount);
}

function labelOf(owner: string, sessionSecret: string): BoxLabel {
  return { purpose: "refund account", owner, sessionSecret };
}
