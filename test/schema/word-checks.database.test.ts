import { LEGAL_DOCUMENTS } from "#domain/legal/documents.ts";
import { CONSENT_KINDS } from "#domain/account/consent-kinds.ts";
import { EXPORT_STATES } from "#domain/withdrawal/export-times.ts";
import { expect, it } from "vitest";
import { ABUSE_REPORT_OUTCOMES, ABUSE_REPORT_STATES } from "#domain/abuse-report/outcome.ts";
import { ABUSE_REPORT_REASONS } from "#domain/abuse-report/reason.ts";
import { REPORT_SUBJECTS } from "#domain/abuse-report/subject.ts";
import { CONSENT_SOURCES } from "#domain/account/advertising-consents.ts";
import { PHONE_CODE_PURPOSES } from "#domain/account/phone-code.ts";
import { ACCOUNT_MODES } from "#domain/account/user-type.ts";
import { SAFETY_CONCERNS } from "#domain/catalogue/service.ts";
import { TIERS } from "#domain/catalogue/tier.ts";
import {
  CERTIFICATION_EVENTS,
  KEPT_CERTIFICATION_STATES,
  type CertificationActor,
} from "#domain/certification/lifecycle.ts";
import { CERTIFICATION_KINDS } from "#domain/certification/kind.ts";
import { CHANGE_ORDER_STATES, HIRE_SIDES } from "#domain/change-order/lifecycle.ts";
import { RESPONSE_PROMISES } from "#domain/consultation/consultant-limits.ts";
import { CONSULTATION_ACTORS, CONSULTATION_STATES } from "#domain/consultation/lifecycle.ts";
import { HOLD_STATES } from "#domain/credits/hold-end.ts";
import { LEDGER_ACCOUNTS, TRANSFER_REASONS } from "#domain/credits/ledger.ts";
import { LOT_KINDS } from "#domain/credits/lot.ts";
import { TOP_UP_STATES } from "#domain/credits/top-up-order.ts";
import { CHARGE_PURPOSES } from "#domain/membership/membership.ts";
import { SCHEDULE_STATES } from "#domain/membership/next-schedule.ts";
import { PRODUCT_KINDS } from "#domain/membership/plans/plan-version.ts";
import { MEMBERSHIP_STATES } from "#domain/membership/state.ts";
import type { EndReason } from "#domain/membership/lifecycle-names.ts";
import { DELIVERY_REPORTS } from "#domain/notice/delivery-report.ts";
import { NOTICE_CHANNELS } from "#domain/notice/notice-groups.ts";
import { IDENTITY_REFUSALS } from "#domain/identity/judge-identity.ts";
import { LOGIN_PROVIDERS } from "#domain/social-login/login-providers.ts";
import { FLOW_PURPOSES } from "#domain/social-login/social-login-rules.ts";
import { VERIFICATION_STATES } from "#domain/identity/verification.ts";
import { BILLING_ALARMS } from "#domain/payment/alarm.ts";
import { METHOD_TYPES, REFUND_METHODS } from "#domain/payment/refund-method.ts";
import { REFUND_REASONS, REFUND_STATES } from "#domain/payment/refund.ts";
import { NAME_CHANGE_STATES, type NameChangeActor } from "#domain/pro/name-change.ts";
import { PRO_STATES } from "#domain/pro/lifecycle.ts";
import { QUOTE_STATES } from "#domain/quote/lifecycle.ts";
import { QUOTE_UNITS } from "#domain/quote/quote.ts";
import { PASS_REASONS } from "#domain/received-request/pass.ts";
import { REGION_LEVELS } from "#domain/region/region.ts";
import {
  HIRE_CANCELLERS,
  HIRE_STATES,
  REQUEST_ACTORS,
  REQUEST_STATES,
} from "#domain/request/lifecycle.ts";
import { CHAIN_EVENTS } from "#domain/review/chain.ts";
import { COMMENTER_ROLES } from "#domain/review/comment.ts";
import { REVIEW_STATES } from "#domain/review/review-state.ts";
import { WISH_STATES } from "#domain/service-wish/lifecycle.ts";
import { TICKET_ABOUT_KINDS } from "#domain/support/about.ts";
import { TICKET_ACTORS, TICKET_STATES } from "#domain/support/ticket-lifecycle.ts";
import { TICKET_TOPICS } from "#domain/support/topic.ts";
import { STAFF_LOG_KINDS } from "#domain/staff/log-kind.ts";
import { STAFF_LEVELS } from "#domain/staff/permissions.ts";
import { INVITATION_CHANNELS } from "#domain/testimonial/invitation-contact.ts";
import { RELATIONS } from "#domain/testimonial/relation.ts";
import { TESTIMONIAL_STATES } from "#domain/testimonial/testimonial-state.ts";
import { PASSKEY_PURPOSES } from "#domain/account/passkey.ts";
import { UPLOAD_PURPOSES } from "#domain/upload/purpose.ts";
import { FILE_KINDS } from "#domain/upload/file-formats.ts";
import { WITHDRAWAL_CHOICES } from "#domain/withdrawal/choices.ts";
import type { AccountRow } from "#server/features/accounts/queries.ts";
import type { PaymentRow } from "#server/features/billing/queries.ts";
import type { Standing } from "#server/features/certifications/rows.ts";
import type { AttachedTo } from "#server/features/uploads/queries.ts";
import { testDatabase } from "../database.ts";

/** The words of a type that has no list: one that is missing here, or is none of them, is an error of types. */
const words = <T extends string>(all: Record<T, true>): readonly string[] => Object.keys(all);

/** The words that a column may hold, as the code knows them. */
const known: Record<string, readonly string[]> = {
  "exports.state": EXPORT_STATES,
  "abuse_reports.outcome": ABUSE_REPORT_OUTCOMES,
  "abuse_reports.reason": ABUSE_REPORT_REASONS,
  "abuse_reports.state": ABUSE_REPORT_STATES,
  "abuse_reports.subject_kind": REPORT_SUBJECTS,
  "accounts.mode": ACCOUNT_MODES,
  "accounts.role": words<AccountRow["role"]>({ member: true, staff: true }),
  "accounts.staff_level": STAFF_LEVELS,
  "accounts.status": words<AccountRow["status"]>({
    active: true,
    suspended: true,
    withdrawing: true,
    deleted: true,
  }),
  "billing_alarms.about": BILLING_ALARMS,
  "billing_methods.type": METHOD_TYPES,
  "certification_history.actor": words<CertificationActor>({ pro: true, time: true, staff: true }),
  "certification_history.event": CERTIFICATION_EVENTS,
  "certifications.decided_by": words<NonNullable<Standing["decided_by"]>>({
    phone: true,
    identity: true,
    time: true,
    staff: true,
  }),
  "certifications.kind": CERTIFICATION_KINDS,
  "certifications.state": KEPT_CERTIFICATION_STATES,
  "service_wishes.state": WISH_STATES,
  "change_orders.proposed_by": HIRE_SIDES,
  "change_orders.state": CHANGE_ORDER_STATES,
  "consents.kind": CONSENT_KINDS,
  "consents.source": CONSENT_SOURCES,
  "consultants.response_promise": RESPONSE_PROMISES,
  "consultations.ended_by": CONSULTATION_ACTORS,
  "consultations.state": CONSULTATION_STATES,
  "credit_entries.ledger": LEDGER_ACCOUNTS,
  "credit_holds.state": HOLD_STATES,
  "credit_lots.kind": LOT_KINDS,
  "credit_transfers.reason": TRANSFER_REASONS,
  "hires.cancelled_by": HIRE_CANCELLERS,
  "hires.state": HIRE_STATES,
  "legal_notices.document": LEGAL_DOCUMENTS,
  "identity_verifications.refusal": IDENTITY_REFUSALS,
  "identity_verifications.state": VERIFICATION_STATES,
  "login_flows.provider": LOGIN_PROVIDERS,
  "login_flows.purpose": FLOW_PURPOSES,
  "passkey_challenges.purpose": PASSKEY_PURPOSES,
  "pending_sign_ins.provider": LOGIN_PROVIDERS,
  "pending_social_logins.provider": LOGIN_PROVIDERS,
  "social_logins.provider": LOGIN_PROVIDERS,
  "membership_schedules.state": SCHEDULE_STATES,
  "memberships.end_reason": words<EndReason>({
    canceled: true,
    unpaid: true,
    payment_failed: true,
    timeout: true,
    refunded: true,
    left: true,
    price_refused: true,
  }),
  "memberships.state": MEMBERSHIP_STATES,
  "notification_choices.channel": NOTICE_CHANNELS,
  "payments.method_type": METHOD_TYPES,
  "payments.purpose": CHARGE_PURPOSES,
  "payments.status": words<PaymentRow["status"]>({
    pending: true,
    paid: true,
    failed: true,
    given_up: true,
  }),
  "phone_codes.purpose": PHONE_CODE_PURPOSES,
  "pro_name_changes.ended_by": words<NameChangeActor>({ pro: true, staff: true }),
  "pro_name_changes.state": NAME_CHANGE_STATES,
  "pro_profiles.state": PRO_STATES,
  "products.kind": PRODUCT_KINDS,
  "quote_templates.unit": QUOTE_UNITS,
  "quotes.state": QUOTE_STATES,
  "quotes.unit": QUOTE_UNITS,
  "refunds.method": REFUND_METHODS,
  "refunds.reason": REFUND_REASONS,
  "refunds.state": REFUND_STATES,
  "regions.level": REGION_LEVELS,
  "request_recipients.pass_reason": PASS_REASONS,
  "requests.ended_by": REQUEST_ACTORS,
  "requests.state": REQUEST_STATES,
  "review_chain.event": CHAIN_EVENTS,
  "review_comments.author_role": COMMENTER_ROLES,
  "reviews.state": REVIEW_STATES,
  "services.tier": TIERS,
  "services.safety": SAFETY_CONCERNS,
  "staff_log.kind": STAFF_LOG_KINDS,
  "support_messages.by": ["person", "staff"],
  "support_tickets.about_kind": TICKET_ABOUT_KINDS,
  "support_tickets.closed_by": TICKET_ACTORS,
  "support_tickets.state": TICKET_STATES,
  "support_tickets.topic": TICKET_TOPICS,
  "testimonial_invitations.channel": INVITATION_CHANNELS,
  "testimonials.relation": RELATIONS,
  "testimonials.state": TESTIMONIAL_STATES,
  "top_ups.state": TOP_UP_STATES,
  "uploads.attached_kind": words<AttachedTo["kind"]>({
    request: true,
    quote: true,
    message: true,
    review: true,
    pro: true,
    portfolio: true,
    certification: true,
    report: true,
    support: true,
  }),
  "deliveries.report": DELIVERY_REPORTS,
  "uploads.kind": FILE_KINDS,
  "uploads.purpose": UPLOAD_PURPOSES,
  "withdrawals.choice": WITHDRAWAL_CHOICES,
};

/** Written and read in one file each. */
const ofOneFile = [
  "credit_debts.reason",
  "deliveries.channel",
  "deliveries.state",
  "membership_periods.status",
  "review_comment_versions.event",
];

const WORD_LIST = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/;

it("lets a column hold the words that the code knows, and no others", async () => {
  const sql = await testDatabase();
  const checks = await sql<{ table: string; definition: string }[]>`
    SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`;
  const held = checks.flatMap(({ table, definition }) => {
    const [, column, list] = WORD_LIST.exec(definition) ?? [];
    const all = [...(list ?? "").matchAll(/'([^']*)'/g)].map(([, word = ""]) => word);
    return column === undefined ? [] : [[`${table}.${column}`, all.toSorted()] as const];
  });
  const expected = Object.entries(known).map(([column, all]) => [
    column,
    [...new Set(all)].toSorted(),
  ]);
  const compared = held.filter(([column]) => !ofOneFile.includes(column));
  expect(held.length - compared.length).toBe(ofOneFile.length);
  expect(Object.fromEntries(compared)).toEqual(Object.fromEntries(expected));
});
