import type { EndpointName } from "#contract/registry.ts";

/** Endpoints whose answers are out of date. */
export type Stale = readonly EndpointName[];

/** After anything happened to the membership, here or elsewhere. */
export const MEMBERSHIP: Stale = [
  "users.me.waiting",
  "users.me.subscription",
  "users.me.billingInfo",
  "users.me.credits",
  "users.me.receipts",
  "users.me.receipts.get",
  "users.me.receipts.slip",
  "users.me.refunds",
  "credits.topUps",
  "subscriptions.overview",
  "subscriptions.schedules",
  "subscriptions.nextBilling",
  "subscriptions.guaranteeRefund",
  "subscriptions.leave",
];

/** After a person's notices came or were read. */
export const NOTICES: Stale = [
  "users.me.notifications",
  "users.me.notifications.ofRequest",
  "users.me.notifications.unreadCount",
];

/** After a word in a person's ticket, or its end. */
export const TICKETS: Stale = ["support.tickets", "support.tickets.get"];

/** After a way into the account was added or taken away. */
export const WAYS_IN: Stale = ["users.me.socialLogins", "users.me.passkeys", "users.me.proof"];

/** After a pro was saved or no longer. */
export const SAVED_PROS: Stale = ["users.me.savedPros", "users.me.savedPros.ids"];

/** After a certification was submitted, changed or removed. */
export const CERTIFICATIONS: Stale = [
  "users.me.certifications.required",
  "users.me.certifications.name",
  "users.me.certifications.business",
  "users.me.certifications.business.get",
  "users.me.certifications.credentials",
  "users.me.certifications.credentials.get",
  "pro.certifications",
  "pro.get",
];

/** After a customer or a pro decided on a consultation. */
export const CONSULTATIONS: Stale = [
  "consultations.list",
  "consultations.get",
  "consultations.unansweredCount",
  "pro.consultant.slots",
];

/** After what a pro has agreed to do changed. */
export const PRO_WORK: Stale = ["pro.today", "pro.hires", "pro.schedule"];

/** After a review that was written before was changed or deleted. */
export const WRITTEN_REVIEW: Stale = [
  "users.me.reviews",
  "pro.reviews",
  "pro.reviews.summary",
  "pro.get",
  "hires.review",
  "requests.recommended",
];

/** After an answer to a review was written, changed or deleted. */
export const REVIEW_ANSWERS: Stale = [
  "users.me.reviews",
  "pro.reviews",
  "hires.review",
  "pro.today",
];

/** After any decision of staff. */
export const STAFF_DECISIONS: Stale = [
  "staff.queue",
  "staff.pros",
  "staff.pros.get",
  "staff.nameChanges",
  "staff.nameChanges.get",
  "staff.certifications",
  "staff.certifications.get",
  "staff.reports",
  "staff.reports.get",
  "staff.requests.get",
  "staff.reviews.get",
  "staff.tickets",
  "staff.tickets.get",
  "staff.refunds",
  "staff.refunds.get",
  "staff.billing.alarms",
  "staff.billing.refunds",
  "staff.deliveries",
  "staff.people.deliveries",
  "staff.log",
];
