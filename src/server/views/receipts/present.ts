import type { Receipt, ReceiptSummary } from "#contract/endpoints/receipts.ts";
import type { Operator } from "#domain/operator/operator.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { RefundRow } from "../../features/billing/queries.ts";
import type { ReceiptRow } from "./queries.ts";

export function presentReceiptSummary(row: ReceiptRow): ReceiptSummary {
  return {
    id: row.id,
    purpose: row.purpose,
    product_name: row.product_name,
    amount: row.amount,
    refunded: row.refunded,
    issued_at: seoulIso(row.issued_at.getTime()),
  };
}

/** A receipt as its owner prints it. */
export function presentReceipt(
  row: ReceiptRow,
  { seller, refunds }: { seller: Operator; refunds: readonly RefundRow[] },
): Receipt {
  const { period_start: starts_on, period_end: ends_on } = row;
  return {
    ...presentReceiptSummary(row),
    buyer: row.buyer,
    seller,
    credits: row.credits,
    period: starts_on !== null && ends_on !== null ? { starts_on, ends_on } : null,
    supply: row.amount - row.vat,
    vat: row.vat,
    method_name: row.method_name,
    payment_id: row.payment_id,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      method: refund.method,
      state: refund.state,
      created_at: seoulIso(refund.created_at.getTime()),
      done_at: refund.done_at && seoulIso(refund.done_at.getTime()),
    })),
  };
}
