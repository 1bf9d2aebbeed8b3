import type { PaymentDoubt } from "#domain/payment/alarm.ts";
import type { MEMBERSHIP_REFUND_REASONS } from "#domain/payment/refund.ts";
import type { RefundMethod } from "#domain/payment/refund-method.ts";
import type { Period } from "#domain/schedule/period.ts";
import type { MembershipEvent, MembershipNotice } from "./lifecycle-names.ts";
import type { Claim, PaymentPurpose, PendingPayment } from "./membership.ts";

/** What a membership grants credits for. */
export type GrantPurpose = Exclude<PaymentPurpose, "recharge"> | "rollover";

/**
 * What a decision wants done, in this order and in the transaction that saves the membership; `charge`,
 * `ask_gateway` and `refund_payment` call the gateway, after the commit. Money in won, instants epoch ms.
 */
export type Effect =
  /** Record the event in the history. */
  | { kind: "event"; event: MembershipEvent }
  | { kind: "notice"; notice: MembershipNotice }
  /** Keep the payment as pending and send it to the gateway. */
  | { kind: "charge"; payment: PendingPayment }
  /** Ask the gateway by our id; its answer comes back as a command. */
  | { kind: "ask_gateway"; payment_id: string }
  /** Write down how a charge ended. `code` is the gateway's. */
  | {
      kind: "settle_payment";
      payment_id: string;
      status: "paid" | "failed" | "given_up";
      /** When it was captured; null unless paid. */
      paid_at: number | null;
      code: string | null;
      covers: readonly Claim[];
    }
  /** Pay money back, as a row of its own; `late_success`: it was captured after we had given it up. */
  | {
      kind: "refund_payment";
      payment_id: string;
      amount: number;
      method: RefundMethod;
      reason: (typeof MEMBERSHIP_REFUND_REASONS)[number];
      /** Epoch ms of the capture that goes back. */
      paid_at: number;
    }
  /** A receipt; its dates are the period's, not the day of the charge. Also for 0 won. */
  | {
      kind: "invoice";
      payment_id: string | null;
      purpose: PaymentPurpose;
      period: Period;
      amount: number;
      vat: number;
    }
  /** A period of the schedule: paid, or missed because nobody served it. */
  | { kind: "period"; period: Period; status: "paid" | "missed" }
  /** Grant a lot once per source. */
  | {
      kind: "grant_lot";
      source: string;
      lot: "plan" | "rollover";
      purpose: GrantPurpose;
      period: Period;
      credits: number;
      paid_won: number;
      expires_at: number;
    }
  | { kind: "extend_lot"; lot_id: string; expires_at: number }
  /** Write off `credits` (0 when all is held; or all that is there by then) and let the lot expire now. */
  | {
      kind: "close_lot";
      lot_id: string;
      credits: number | "all";
      reason: "rolled_over" | "period_over" | "ended" | "refunded";
    }
  /**
   * Credits go with `won` that were taken back of a payment, in all so far: of its lot first, what was used of it
   * becomes a debt. Less than before: they come back.
   */
  | { kind: "take_credits"; payment_id: string; won: number }
  /** Release the live holds that these lots pay; a refund takes back what they held. */
  | { kind: "release_holds"; lot_ids: readonly string[] }
  /** The account's one guarantee refund is used. */
  | { kind: "use_guarantee" }
  /** Alert operators. */
  | { kind: "alarm"; about: PaymentDoubt; payment_id: string };
