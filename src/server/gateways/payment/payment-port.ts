/** One charge of a billing key. Won, whole, VAT included. */
export interface ChargeOrder {
  /** Ours, made before the call and kept: the gateway takes each id once. */
  paymentId: string;
  billingKey: string;
  amountWon: number;
  /** What the person reads on their statement. */
  orderName: string;
  customer: { id: string; name: string; email: string };
}

/** A refusal by the gateway or the payment company behind it; `code` is the closest word they gave for why. */
export interface Refused {
  outcome: "refused";
  code: string;
}

/** Nobody knows whether it happened: ask by our own id, never do it again blindly. */
export interface Unknown {
  outcome: "unknown";
  /** One short code for logs and rows. */
  reason: string;
}

export type ChargeResult =
  | { outcome: "paid"; gatewayId: string; paidAt: Date }
  /** The gateway has taken this id before: read what became of it. */
  | { outcome: "taken" }
  | Refused
  | Unknown;

export interface CancelOrder {
  paymentId: string;
  amountWon: number;
  leftWon: number;
  reason: string;
}

export type FoundPayment =
  | {
      outcome: "paid" | "cancelled";
      gatewayId: string;
      paidAt: Date;
      amountWon: number;
      cancelledWon: number;
      /** Each that went through, with the reason that whoever cancelled gave. */
      cancellations: readonly { amount: number; reason: string }[];
      billingKey: string | null;
      /** Where the gateway shows its own slip of it. */
      receiptUrl: string | null;
    }
  | { outcome: "failed"; code: string }
  | { outcome: "pending" }
  | { outcome: "missing" }
  | Unknown;

export type CancelResult =
  | { outcome: "cancelled"; cancelledWon: number }
  /** What is left is not `leftWon`: read the payment. */
  | { outcome: "already" }
  | Refused
  | Unknown;

export type BillingKeyResult =
  | { outcome: "issued"; method: BillingMethod }
  | { outcome: "missing" }
  | Refused
  | Unknown;

export type BillingMethod =
  | { type: "card"; issuer: string | null; name: string | null; lastFour: string | null }
  | { type: "phone"; phoneNumber: string | null };

/**
 * What the product asks of a payment gateway. Nothing here throws: whatever goes wrong on the way is the
 * outcome `unknown`.
 */
export interface PaymentPort {
  charge(order: ChargeOrder): Promise<ChargeResult>;
  find(paymentId: string): Promise<FoundPayment>;
  /**
   * Gives money back, all or in part. `leftWon` is what we believe is left of the payment: when it is not, nothing
   * is given back, so a repeated try cannot give back twice.
   */
  cancel(order: CancelOrder): Promise<CancelResult>;
  readBillingKey(billingKey: string): Promise<BillingKeyResult>;
  deleteBillingKey(
    billingKey: string,
  ): Promise<{ outcome: "deleted" | "missing" } | Refused | Unknown>;
}
