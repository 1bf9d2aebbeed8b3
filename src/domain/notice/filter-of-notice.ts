import { NOTICE_NAMES, type NoticeName } from "./catalogue.ts";
import type { MembershipKind } from "./kinds/memberships.ts";
import type { NoticeFilter } from "./notice-filters.ts";

/** Those of the membership are all of money. What is of no filter is about the account. */
const FILTERS: Record<Exclude<NoticeName, MembershipKind>, NoticeFilter | null> = {
  request_received: "request",
  request_reopened: "request",
  request_urgent: "request",
  request_more_quotes: "request",
  request_designated: "request",
  request_ended: "request",
  request_closed: "request",
  request_blocked: "request",
  quotes_closed: "request",
  change_order_proposed: "request",
  change_order_decided: "request",
  appointment_tomorrow: "request",
  hire_completed: "request",
  hire_cancelled: "request",
  consultation_asked: "request",
  consultation_confirmed: "request",
  consultation_declined: "request",
  consultation_expired: "request",
  consultation_cancelled: "request",
  consultation_reminder: "request",
  review_received: "request",
  review_changed: "request",
  review_deleted: "request",
  review_commented: "request",
  quote_received: "quote",
  quote_file_added: "quote",
  quote_withdrawn: "quote",
  quote_read: "quote",
  quote_declined: "quote",
  quote_released: "quote",
  quote_expired: "quote",
  quote_hired: "quote",
  message_received: "talk",
  top_up_settled: "money",
  top_up_failed: "money",
  credits_expire_soon: "money",
  credits_taken_back: "money",
  credits_given_back: "money",
  payment_method_gone: "money",
  refund_account_wanted: "money",
  refund_account_refused: "money",
  refund_sent: "money",
  top_up_refunded: "money",
  testimonial_received: null,
  new_device: null,
  social_login_linked: null,
  password_changed: null,
  email_changed: null,
  email_change_undone: null,
  phone_changed: null,
  second_step_on: null,
  second_step_off: null,
  passkey_added: null,
  passkey_removed: null,
  pro_approved: null,
  pro_rejected: null,
  pro_suspended: null,
  pro_reinstated: null,
  pro_warned: null,
  name_change_approved: null,
  name_change_rejected: null,
  certification_approved: null,
  certification_rejected: null,
  certification_revoked: null,
  certification_expiring: null,
  certification_expired: null,
  identity_recheck: null,
  identity_disclosed: null,
  report_closed: null,
  withdrawal_undone: null,
  ticket_answered: null,
  ticket_closed: null,
  legal_change: null,
  data_breach: null,
  advertising_answered: null,
  advertising_question: null,
};

function isOfMembership(kind: NoticeName): kind is MembershipKind {
  return kind.startsWith("membership_");
}

export function filterOfNotice(kind: NoticeName): NoticeFilter | null {
  return isOfMembership(kind) ? "money" : FILTERS[kind];
}

export function noticesOfFilter(filter: NoticeFilter): NoticeName[] {
  return NOTICE_NAMES.filter((kind) => filterOfNotice(kind) === filter);
}
