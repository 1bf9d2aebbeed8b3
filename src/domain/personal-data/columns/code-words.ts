import { ABUSE_REPORT_REASON_LABELS } from "#domain/abuse-report/reason.ts";
import { REPORT_SUBJECT_LABELS } from "#domain/abuse-report/subject.ts";
import { CONSENT_KIND_LABELS } from "#domain/account/consent-kinds.ts";
import {
  CERTIFICATE_NAMES,
  CERTIFICATION_STATE_NAMES,
  CREDENTIAL_KIND_NAMES,
} from "#domain/certification/certificate-names.ts";
import { LOT_KIND_NAMES, REASON_NAMES } from "#domain/credits/movement-text.ts";
import { LEGAL_TITLES } from "#domain/legal/documents.ts";
import { deliveryReportLabels } from "#domain/notice/delivery-report.ts";
import { NOTICE_CHANNEL_LABELS, NOTICE_GROUP_RULES } from "#domain/notice/notice-groups.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { HIRE_END_LABELS, QUOTE_STATE_LABELS } from "#domain/quote/state-labels.ts";
import { passReasonLabels } from "#domain/received-request/pass.ts";
import { LOGIN_PROVIDER_NAMES } from "#domain/social-login/login-providers.ts";
import { TICKET_ABOUT_LABELS } from "#domain/support/about.ts";
import { TICKET_STATE_LABELS } from "#domain/support/ticket-lifecycle.ts";
import { TICKET_TOPIC_LABELS } from "#domain/support/topic.ts";
import { RELATION_LABELS } from "#domain/testimonial/relation.ts";

type Words = Readonly<Record<string, string>>;

const CERTIFICATION_KINDS: Words = { ...CERTIFICATE_NAMES, ...CREDENTIAL_KIND_NAMES };

const NOTICE_GROUPS: Words = Object.fromEntries(
  Object.entries(NOTICE_GROUP_RULES).map(([group, { label }]) => [group, label]),
);

/** What the codes of a column mean, as pages say it, where they say it in a word or two: by table, by column. */
export const CODE_WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  abuse_reports: { reason: ABUSE_REPORT_REASON_LABELS, subject_kind: REPORT_SUBJECT_LABELS },
  certification_history: {
    kind: CERTIFICATION_KINDS,
    state_before: CERTIFICATION_STATE_NAMES,
    state_after: CERTIFICATION_STATE_NAMES,
  },
  certifications: { kind: CERTIFICATION_KINDS, state: CERTIFICATION_STATE_NAMES },
  consents: { kind: CONSENT_KIND_LABELS },
  credit_lots: { kind: LOT_KIND_NAMES },
  credit_transfers: { reason: REASON_NAMES },
  deliveries: { notice_group: NOTICE_GROUPS, report: deliveryReportLabels },
  hires: { state: { hired: QUOTE_STATE_LABELS.pro.hired, ...HIRE_END_LABELS } },
  legal_notices: { document: LEGAL_TITLES },
  lot_balances: { kind: LOT_KIND_NAMES },
  notification_choices: { notice_group: NOTICE_GROUPS, channel: NOTICE_CHANNEL_LABELS },
  quote_templates: { unit: QUOTE_UNIT_LABELS },
  quotes: { unit: QUOTE_UNIT_LABELS, state: QUOTE_STATE_LABELS.pro },
  request_recipients: { pass_reason: passReasonLabels },
  social_logins: { provider: LOGIN_PROVIDER_NAMES },
  support_tickets: {
    topic: TICKET_TOPIC_LABELS,
    about_kind: TICKET_ABOUT_LABELS,
    state: TICKET_STATE_LABELS,
  },
  testimonials: { relation: RELATION_LABELS },
};

/** A column's text as the copy's tables say it: the word for a code that has one, everything else as it is. */
export function inWords(table: string, column: string, text: string): string {
  const words = CODE_WORDS[table]?.[column];
  return words && Object.hasOwn(words, text) ? (words[text] ?? text) : text;
}
