import type { Output } from "#contract/registry.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { PersonRow } from "../accounts/queries.ts";
import { bankName, openBankAccount } from "../refunds/bank-account.ts";
import { dueOn } from "../refunds/present.ts";
import type { ClaimRow } from "../refunds/queries.ts";
import type { StaffLogRow } from "./log-queries.ts";
import { presentDecision, presentPerson } from "./present.ts";

/** A refund with the whole account that it goes to. */
export function presentRefundForStaff(
  row: ClaimRow,
  facts: { sessionSecret: string; person: PersonRow; decisions: readonly StaffLogRow[] },
): Output<"staff.refunds.get"> {
  const account = openBankAccount(row, facts.sessionSecret);
  return {
    id: row.id,
    amount: row.amount,
    way: row.way,
    reason: row.reason,
    state: row.state,
    payment_id: row.payment_id,
    order_name: row.order_name,
    paid_at: row.paid_at && seoulIso(row.paid_at.getTime()),
    created_at: seoulIso(row.created_at.getTime()),
    done_at: row.done_at && seoulIso(row.done_at.getTime()),
    due_on: account && dueOn(row),
    account: account && {
      bank_name: bankName(account),
      account_number: account.account_number,
      holder: account.holder,
      version: row.told_at?.getTime() ?? 0,
    },
    transfer_reference: row.transfer_reference,
    person: presentPerson(facts.person),
    decisions: facts.decisions.map(presentDecision),
  };
}
