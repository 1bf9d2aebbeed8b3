import type { PaymentDoubt } from "#domain/payment/alarm.ts";
import type { OWN_REFUND_REASONS } from "#domain/payment/refund.ts";
import type { Membership, PaymentPurpose } from "../membership/membership.ts";
import type { MembershipNotice } from "../membership/lifecycle-names.ts";
import type { PlanVersion } from "../membership/plans/plan-version.ts";
import type { RefundMethod } from "../payment/refund-method.ts";
import type { TakeBackStep } from "../credits/taken-back.ts";
import type { BillingInfo } from "../membership/payment-method.ts";
import type { Period } from "../schedule/period.ts";

/** What slices that keep money and credits say has happened. Money in won. */
export type MoneyHappening =
  | CreditsExpireSoon
  | CreditsTakenBack
  | CreditsWanted
  | MembershipChanged
  | MembershipPaid
  | PaymentInDoubt
  | PaymentMethodGone
  | PaymentToRefund
  | PaymentTakenBack
  | RefundAccountWanted
  | RefundAccountRefused
  | RefundSent
  | TopUpFailed
  | TopUpPaid
  | TopUpPaidLate;

/** The gateway no longer has the key by which somebody pays: their bank or carrier took it away. */
interface PaymentMethodGone {
  kind: "payment_method.gone";
  accountId: string;
  method: BillingInfo;
}

interface CreditsExpireSoon {
  kind: "credits.expire_soon";
  accountId: string;
  credits: number;
  /** `YYYY-MM-DD`, the last on which they can be spent. */
  lastDay: string;
}

/** Money that went back of a payment, in all so far, and what it had been. */
interface TakenMoney {
  accountId: string;
  price: number;
  taken: number;
}

/** Credits went with money that was taken back of their payment, or came back with it. */
interface CreditsTakenBack extends TakenMoney {
  kind: "credits.taken_back";
  step: TakeBackStep;
}

/** The account, which is locked, is about to spend credits: what fell due of it before comes first. */
interface CreditsWanted {
  kind: "credits.wanted";
  accountId: string;
}

/** What a member is notified of: what became of the membership, or what is about to. */
interface MembershipChanged {
  kind: "membership.changed";
  change: MembershipNotice;
  accountId: string;
  /** Null of a new membership. */
  before: Membership | null;
  membership: Membership;
  plans: readonly PlanVersion[];
  /** By plan id. */
  names: ReadonlyMap<string, { name: string }>;
  /** The charge that this is about never reached the gateway. */
  neverArrived: boolean;
  /** Won that go back by the same decision. */
  refundedWon: number;
}

/** A charge was captured, or none was needed for 0 won. */
interface MembershipPaid {
  kind: "membership.paid";
  accountId: string;
  membershipId: string;
  /** Null for 0 won. */
  paymentId: string | null;
  purpose: PaymentPurpose;
  productName: string;
  credits: number;
  period: Period;
  amount: number;
  methodName: string | null;
}

/** Something about a payment wants a look by the operators. */
interface PaymentInDoubt {
  kind: "payment.in_doubt";
  about: PaymentDoubt;
  paymentId: string;
  /** The gateway's; left out: what the charge ended with. */
  code?: string | null;
}

/** Money of a payment is to go back, by decision of what it paid for. */
interface PaymentToRefund {
  kind: "payment.to_refund";
  refundId: string;
  accountId: string;
  paymentId: string;
  amount: number;
  method: RefundMethod;
  reason: (typeof OWN_REFUND_REASONS)[number];
  /** When the money was captured; epoch ms. */
  paidAt: number;
}

/** Money of a payment went back without us, or came back to us; what it had bought is to go with it. */
interface PaymentTakenBack extends TakenMoney {
  kind: "payment.taken_back";
  paymentId: string;
  lotId: string;
  kept: number;
}

/** A refund goes by bank, to an account that the person has not named yet. */
interface RefundAccountWanted {
  kind: "refund.account_wanted";
  accountId: string;
  amount: number;
}

/** The bank did not take the account that the person had named, and it was deleted. */
interface RefundAccountRefused {
  kind: "refund.account_refused";
  accountId: string;
  amount: number;
  /** Staff's words, for the person. */
  reason: string;
}

/** Staff sent a refund by bank. */
interface RefundSent {
  kind: "refund.sent";
  accountId: string;
  amount: number;
}

interface TopUpFailed {
  kind: "top_up.failed";
  accountId: string;
  name: string;
  /** The gateway refused it, with its code; null when we gave up waiting. */
  refused: { code: string | null } | null;
}

/** A pack was paid, and its credits are there. */
interface TopUpPaid {
  kind: "top_up.paid";
  accountId: string;
  topUpId: string;
  paymentId: string;
  name: string;
  credits: number;
  amount: number;
  methodName: string | null;
  /** How the names of its lots begin. */
  source: string;
  /** Epoch ms. */
  expiresAt: number;
}

/** It was paid after we had notified the person that it was not, and is refunded. */
interface TopUpPaidLate {
  kind: "top_up.paid_late";
  accountId: string;
  orderName: string;
}
