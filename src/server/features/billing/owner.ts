import type { AnswerClass } from "#domain/payment/answer-class.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import type { PaymentRow } from "./queries.ts";

/** What was heard of a charge. Instants are epoch ms. */
export type GatewayReport =
  | { kind: "payment_paid"; paid_at: number }
  | { kind: "payment_failed"; answer: AnswerClass; code: string | null }
  | { kind: "payment_unknown"; recorded: boolean }
  | { kind: "payment_not_found" }
  /** More of it went back without us than before, or less; how much stands in its rows. */
  | { kind: "outside_refund" }
  | { kind: "outside_reversal" };

/**
 * Who a charge was for. It is told under the lock of the account's credits, and writes what follows in the caller's
 * transaction; what has to be sent to the gateway after that stands in rows.
 */
export type ReconcilePayment = (
  tx: Tx,
  facts: { payment: PaymentRow; heard: GatewayReport; now: Date; ids: Ids },
) => Promise<void>;

export interface PaymentOwners {
  membership: ReconcilePayment;
  topUp: ReconcilePayment;
}
