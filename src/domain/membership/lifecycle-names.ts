/** Why a membership ended (product.md §3). */
export type EndReason =
  | "canceled"
  | "unpaid"
  | "payment_failed"
  | "timeout"
  | "refunded"
  /** The member left before the paid period was over, for the money of what was unused. */
  | "left"
  | "price_refused";

/** What the history of a membership records. Each one is a notice of the same name, too. */
export type MembershipEvent =
  | "purchased"
  | "activated"
  | "purchase_failed"
  | "renewed"
  | "renewal_failed"
  | "overdue"
  | "recovered"
  | "change_scheduled"
  | "change_unscheduled"
  | "changed"
  | "upgraded"
  | "cancel_scheduled"
  | "restarted"
  | "ended"
  | "refunded";

/** The notices to a member; of a failed upgrade only when the answer to it did not say so. */
export type MembershipNotice = MembershipEvent | ComingNotice | "upgrade_failed";
/** Notices sent before something happens. */
export type ComingNotice = "renewal_in_7_days" | "renewal_tomorrow" | "price_rise_consent";

/** Who causes something: the member, staff, an answer of the payment gateway, or due work. */
export type MembershipActor = "member" | "staff" | "gateway" | "system";
