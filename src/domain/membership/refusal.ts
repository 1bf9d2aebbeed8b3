import type { GuaranteeReason } from "./guarantee.ts";

/** Why a command is refused; then nothing has changed. */
export type MembershipRefusal =
  /** This actor may never do that. */
  | "not_allowed"
  /** There is no membership, or it has ended. */
  | "not_active"
  /** There is one already. */
  | "membership_exists"
  /** Not while the membership is overdue. */
  | "overdue_forbids"
  /** A charge is under way whose outcome has to be known first. */
  | "payment_pending"
  /** The period is over and its renewal not decided. */
  | "renewal_under_way"
  /** A plan cannot be changed while a cancellation is pending. */
  | "change_while_canceling"
  /** There is nothing to undo. */
  | "nothing_pending"
  /** Nothing is owed. */
  | "nothing_due"
  /** No plan of this name is for sale on that day. */
  | "plan_unknown"
  /** It is the plan that the next period has anyway. */
  | "same_plan"
  | "upgrade_not_higher"
  | "method_missing"
  /** The gateway asked for another method. */
  | "method_unusable"
  /** The price does not rise, or consent was given. */
  | "no_price_rise"
  | "consent_not_open"
  /** Consent was given to another price than the one that will be charged. */
  | "price_changed"
  | "payment_unknown"
  | GuaranteeReason;
