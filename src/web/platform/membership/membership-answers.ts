import type { EndpointName } from "#contract/paths.ts";

/** What is out of date after anything happened to the membership, here or elsewhere. */
export const MEMBERSHIP_ANSWERS: readonly EndpointName[] = [
  "users.me.subscription",
  "users.me.billingInfo",
  "users.me.credits",
  "users.me.receipts",
  "users.me.receipts.get",
  "users.me.refunds",
  "credits.topUps",
  "subscriptions.overview",
  "subscriptions.schedules",
  "subscriptions.nextBilling",
  "subscriptions.guaranteeRefund",
];
