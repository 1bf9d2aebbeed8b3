import type { ReceiptSummary } from "#contract/endpoints/receipts.ts";
import type { Day } from "#domain/calendar/day.ts";
import { vatOf } from "#domain/won/vat.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";

/** What a receipt says; it never changes afterwards. */
export interface NewReceipt {
  accountId: string;
  /** Null for 0 won. */
  paymentId: string | null;
  /** What was bought. */
  of: { membershipId: string } | { topUpId: string };
  purpose: ReceiptSummary["purpose"];
  productName: string;
  credits: number;
  period: { start: Day; end: Day } | null;
  /** Won, VAT included. */
  amount: number;
  /** As the method is called now; null when nothing was charged. */
  methodName: string | null;
  now: Date;
  ids: Ids;
}

/** Issues the receipt of a payment, once. */
export async function issueReceipt(tx: Tx, receipt: NewReceipt): Promise<void> {
  const { of, period, now, ids } = receipt;
  const membershipId = "membershipId" in of ? of.membershipId : null;
  const topUpId = "topUpId" in of ? of.topUpId : null;
  await tx`
    INSERT INTO receipts (id, account_id, payment_id, membership_id, top_up_id, purpose, product_name, credits,
                          period_start, period_end, amount, vat, method_name, issued_at)
    VALUES (${ids.next()}, ${receipt.accountId}, ${receipt.paymentId}, ${membershipId}, ${topUpId},
            ${receipt.purpose}, ${receipt.productName}, ${receipt.credits}, ${period?.start ?? null},
            ${period?.end ?? null}, ${receipt.amount}, ${vatOf(receipt.amount)}, ${receipt.methodName}, ${now})
    ON CONFLICT (payment_id) DO NOTHING`;
}
