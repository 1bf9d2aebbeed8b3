import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { findPerson } from "../../features/accounts/queries.ts";
import { bankName, openBankAccount } from "../../features/billing/refunds/bank-account.ts";
import { dueOn } from "../../features/billing/refunds/present.ts";
import { findClaim } from "../../features/billing/refunds/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findDecisions } from "./log-rows.ts";
import { presentDecision, presentPerson } from "./present.ts";
import type { Seen } from "./seen.ts";

/** A refund with the whole account that it goes to. */
export async function loadRefund(
  db: Db,
  refundId: string,
  { sessionSecret }: { sessionSecret: string },
): Promise<Seen<"staff.refunds.get">> {
  const row = (await findClaim(db, refundId)) ?? refuse("not_found");
  const { account_id: personId } = row;
  const subject = { kind: "refund", id: row.id } as const;
  const person = (await findPerson(db, personId)) ?? refuse("not_found");
  const decisions = await findDecisions(db, { subject, personId: null });
  const account = openBankAccount(row, sessionSecret);
  const page = {
    id: row.id,
    amount: row.amount,
    method: row.method,
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
      version: row.submitted_at?.getTime() ?? 0,
    },
    transfer_reference: row.transfer_reference,
    has_left: row.has_left,
    person: presentPerson(person),
    decisions: decisions.map((one) => presentDecision(one, subject)),
  };
  return { subject, personId, page };
}
