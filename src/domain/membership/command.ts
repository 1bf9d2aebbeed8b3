import type { AnswerClass } from "#domain/payment/answer-class.ts";
import type { MembershipActor } from "./lifecycle-names.ts";
import type { Membership, MembershipLot, MethodRef, PaymentRecord } from "./membership.ts";
import type { PlanVersion } from "./plans/plan-version.ts";

/** What somebody wants, or what the gateway reports of a payment. Amounts in won, instants epoch ms. */
export type Command = { by: MembershipActor } & (
  | { kind: "purchase"; membership_id: string; plan_id: string; method: MethodRef | null }
  | { kind: "payment_paid"; payment_id: string; paid_at: number }
  | { kind: "payment_failed"; payment_id: string; answer: AnswerClass; code: string | null }
  /** No clear answer; `recorded` when the gateway has it but has not decided. */
  | { kind: "payment_unknown"; payment_id: string; recorded: boolean }
  /** The gateway was asked and has no record of it. */
  | { kind: "payment_not_found"; payment_id: string }
  | { kind: "cancel" }
  | { kind: "restart" }
  | { kind: "schedule_change"; plan_id: string }
  | { kind: "remove_change" }
  | { kind: "upgrade_now"; plan_id: string }
  /** Pay what is owed now. */
  | { kind: "retry" }
  | { kind: "change_method"; method: MethodRef }
  | { kind: "consent"; price: number }
  | { kind: "guarantee_refund" }
  /** End it now, for the money of what is unused. */
  | { kind: "leave" }
  /** More of a payment went back without us than before, or less: `taken_back` of its record says how much. */
  | { kind: "outside_refund" | "outside_reversal"; payment_id: string }
  /** A carrier reports months later that a phone bill was not paid. */
  | { kind: "arrears_reported"; payment_id: string }
  /** Do all that is due at `now`. */
  | { kind: "tick" }
);

export type CommandKind = Command["kind"];

/** What the guarantee refund looks at. */
export type GuaranteeFacts = {
  /** Memberships of the account that were active before this one. */
  earlier_memberships: number;
  /** The account had its guarantee refund. */
  used_before: boolean;
  /** Credits of this membership's lots that were captured or spent, refunded ones not counted. */
  credits_used: number;
  /** Quotes of the first period that count (`countsForGuarantee`), and those that were hired. */
  quotes_sent: number;
  quotes_hired: number;
};

/** All that a decision may look at. */
export type Facts = {
  /** The live membership, else the last one; of a payment, the one that it belongs to. */
  membership: Membership | null;
  plans: readonly PlanVersion[];
  /** This membership's lots that have something available or held. */
  lots: readonly MembershipLot[];
  /** This membership's payments, without the pending one. */
  payments: readonly PaymentRecord[];
  guarantee: GuaranteeFacts;
};
