import type { MethodType } from "#domain/payment/refund-method.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Period } from "#domain/schedule/period.ts";
import type { ComingNotice, EndReason } from "./lifecycle-names.ts";
import type { PlanTerms } from "./plans/plan-version.ts";
import type { PriceConsent } from "./plans/price-rise.ts";
import type { MembershipState } from "./state.ts";

/**
 * `recharge` pays back what the gateway took from a paid period (chargeback). Per membership, period,
 * purpose and upgrade number there is at most one grant and at most one charge that counts.
 */
export const PAYMENT_PURPOSES = ["purchase", "renewal", "upgrade", "recharge"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** What money is charged for: those of a membership, and credits bought once. */
export const CHARGE_PURPOSES = [...PAYMENT_PURPOSES, "top_up"] as const;
export type ChargePurpose = (typeof CHARGE_PURPOSES)[number];

/** A charge whose outcome is not known yet. All instants are epoch ms. */
export type PendingPayment = {
  /** Ours, and the gateway's idempotency: a second charge with it cannot take money again. */
  id: string;
  purpose: PaymentPurpose;
  /** What it pays for. */
  period: Period;
  plan: PlanTerms;
  /** Won, always more than 0. */
  amount: number;
  method: MethodRef;
  started_at: number;
  /** When the gateway is asked by our id, because no answer came. */
  next_poll_at: number;
  /** When we stop waiting; a success that is reported later is refunded in full. */
  poll_deadline: number;
  /** The gateway has a record of it. */
  recorded: boolean;
};

/** A charge whose outcome was decided, or that we gave up. */
export type PaymentRecord = {
  id: string;
  purpose: PaymentPurpose;
  period: Period;
  amount: number;
  method: MethodType;
  status: "paid" | "failed" | "given_up";
  /** Epoch ms of the capture; null unless money was captured, late successes included. */
  paid_at: number | null;
  /** Won that we paid back. */
  refunded: number;
  /** Won that went back without us: a chargeback, or a refund in the gateway's own console. */
  taken_back: number;
  /** Of a recharge: which payments it made good, and how much of each. */
  covers: readonly Claim[];
};

/** Won of a payment that were taken back outside of the product. */
export type Claim = { payment_id: string; amount: number };

/** What an overdue membership owes, and since when (the day the ladder of retries counts from). */
export type Arrears = { since: Day; retries: number } & (
  | {
      kind: "renewal";
      period: Period;
      plan: PlanTerms;
      /** The gateway has neither taken nor refused any charge of it so far. */
      unreached?: boolean;
    }
  | { kind: "claims"; claims: readonly Claim[] }
);

/** A billing key of the account. */
export type MethodRef = { id: string; type: MethodType };

/** How it is paid; not usable once the gateway asked for another one. */
export type MembershipMethod = MethodRef & { usable: boolean };

/** One membership, from its purchase to its end. */
export type Membership = {
  id: string;
  state: MembershipState;
  end_reason: EndReason | null;
  /** Epoch ms; its day in Seoul is the first period's start. */
  bought_at: number;
  /** Day of the month, 1–31, on which periods start. */
  anchor: number;
  /** The paid period; of an incomplete membership the one that the first payment will pay. */
  period: Period;
  /** The terms of that period. */
  plan: PlanTerms;
  is_canceled: boolean;
  /** A change that takes effect with the next period, on the terms that the member was shown. */
  next_plan: PlanTerms | null;
  method: MembershipMethod | null;
  payment: PendingPayment | null;
  /** Charges started so far, for the next one's id. */
  charges: number;
  /** Upgrades made in this period, for the next one's grant. */
  upgrades: number;
  /** Epoch ms of the first try to charge the coming period, null before it. */
  renewal_tried_at: number | null;
  /** Charges of the coming period that never reached the gateway, and when the next one is made. */
  backoff: { lost: number; next_at: number } | null;
  /** Epoch ms until which this period's plan lots pay: its end, later while its renewal is undecided. */
  lots_until: number;
  arrears: Arrears | null;
  consent: PriceConsent | null;
  /** Which notices of the coming renewal went out. */
  notified: readonly ComingNotice[];
};

/** A lot that this membership granted, of kind `plan` or `rollover`. */
export type MembershipLot = {
  id: string;
  kind: "plan" | "rollover";
  /** Start of the period it was granted for. */
  period_start: Day;
  /** All that it was granted with, and the payment that it was bought with; null for what rolled over or was free. */
  granted: number;
  payment_id: string | null;
  available: number;
  held: number;
  /** Used credits of it whose money was taken back, and that were not paid for since. */
  owed: number;
};
