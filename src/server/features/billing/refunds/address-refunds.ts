import type { Tx } from "../../../platform/database/sql.ts";
import type { Call } from "../../../platform/http/call.ts";
import { bankAccountOf, keepBankAccount, type BankAccount } from "./bank-account.ts";

/** Refunds of an account that wait for where to be sent. */
export async function findUnaddressed(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    SELECT id FROM refunds r
    WHERE account_id = ${accountId} AND state = 'waiting' AND method = 'bank_transfer'
      AND NOT EXISTS (SELECT FROM refund_accounts a WHERE a.refund_id = r.id)`;
  return rows.map(({ id }) => id);
}

/** Keeps one account for all of them, as it was typed. */
export async function addressRefunds(
  tx: Tx,
  { http, random, now }: Pick<Call<"users.me.refundAccount.set">, "http" | "random" | "now">,
  refundIds: readonly string[],
  raw: Record<keyof BankAccount, string>,
): Promise<void> {
  const facts = { sessionSecret: http.sessionSecret, random, now };
  for (const refundId of refundIds) await keepBankAccount(tx, refundId, bankAccountOf(raw), facts);
}
