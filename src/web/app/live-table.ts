import type { LiveTable } from "#web/platform/live/live.ts";
import { MEMBERSHIP_ANSWERS } from "#web/platform/membership/membership-answers.ts";

/**
 * What an event of the stream makes out of date. Never requests.compare: showing quotes there is reading them,
 * which only the person may do.
 */
export const liveTable: LiveTable = {
  notification: [
    "users.me.notifications",
    "users.me.notifications.unreadCount",
    // Written testimonials are told by a notification alone.
    "pro.testimonial.invitations",
    "pro.testimonial",
    // So are transfers of refunds.
    "users.me.refunds",
  ],
  request_received: ["pro.requests", "pro.requests.unreadCount"],
  request_changed: [
    "requests.get",
    "requests.list",
    "requests.recommended",
    "pro.requests",
    "pro.requests.get",
    "pro.requests.unreadCount",
    "quotes.list",
    "quotes.get",
  ],
  quote_changed: [
    "requests.get",
    "requests.list",
    "pro.requests",
    "quotes.list",
    "quotes.get",
    "pro.report",
  ],
  consultation_changed: ["consultations.list", "consultations.get", "pro.consultant.slots"],
  message: ["messages.threads", "quotes.messages", "quotes.list", "requests.get", "requests.list"],
  credits_changed: [
    "users.me.credits",
    "credits.topUps",
    "users.me.credits.ledger",
    "users.me.credits.balance",
    "users.me.credits.usage",
  ],
  membership_changed: MEMBERSHIP_ANSWERS,
  account_changed: [
    "users.me",
    "pro.profile",
    "pro.get",
    "pro.portfolio.own",
    "users.me.certifications.name",
    "users.me.certifications.business",
    "users.me.certifications.credentials",
    "users.me.certifications.credentials.get",
  ],
};
