import type { Refund } from "#contract/endpoints/refunds.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { transferDueOn } from "#domain/payment/bank-transfer.ts";
import { maskAccountNumber } from "#domain/payment/bank-account.ts";
import { bankName, openBankAccount } from "./bank-account.ts";
import type { ClaimRow } from "./queries.ts";

/** A refund as its owner sees it; of the account as much as they need to know it again. */
export function presentRefund(row: ClaimRow, sessionSecret: string): Refund {
  const account = openBankAccount(row, sessionSecret);
  return {
    id: row.id,
    order_name: row.order_name,
    amount: row.amount,
    method: row.method,
    reason: row.reason,
    state: row.state,
    created_at: seoulIso(row.created_at.getTime()),
    done_at: row.done_at && seoulIso(row.done_at.getTime()),
    account: account && {
      bank_name: bankName(account),
      number_masked: maskAccountNumber(account.account_number),
    },
    due_on: account && dueOn(row),
  };
}

/** The last day on which a transfer is to be sent; null when there is none to send yet. */
export function dueOn(row: Pick<ClaimRow, "submitted_at">): string | null {
  return row.submitted_at && transferDueOn(row.submitted_at.getTime());
}
