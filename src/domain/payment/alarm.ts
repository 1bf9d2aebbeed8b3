/** What about a payment wants a look by the operators, as the charging finds it. */
export const PAYMENT_DOUBTS = ["our_fault", "arrears", "outside_refund"] as const;
export type PaymentDoubt = (typeof PAYMENT_DOUBTS)[number];

/** Everything about a payment that operators are called for. */
export const BILLING_ALARMS = [...PAYMENT_DOUBTS, "refund_failed", "refund_unclaimed"] as const;
export type BillingAlarm = (typeof BILLING_ALARMS)[number];
