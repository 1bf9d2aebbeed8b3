import type { AnswerClass } from "#domain/payment/answer-class.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import type { PaymentRow } from "./queries.ts";

/** What the gateway says of a charge. Instants are epoch ms. */
export type GatewayReport =
  | { kind: "payment_paid"; paid_at: number }
  | { kind: "payment_failed"; answer: AnswerClass; code: string | null }
  | { kind: "payment_unknown"; recorded: boolean }
  | { kind: "payment_not_found" }
  /** More of it went back without us than before, or less; how much stands in its rows. */
  | { kind: "outside_refund" }
  | { kind: "outside_reversal" };

/**
 * What the slice that a charge was for does with the report. It holds the lock of the account's credits and writes in the caller's
 * transaction; what has to be sent to the gateway after that stands in rows.
 */
export type ReconcilePayment = (
  tx: Tx,
  facts: { payment: PaymentRow; report: GatewayReport; now: Date; ids: Ids },
) => Promise<void>;

export interface PaymentOwners {
  membership: ReconcilePayment;
  topUp: ReconcilePayment;
}
