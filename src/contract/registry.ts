import type * as z from "zod";
import type { Access, Endpoint, Placeholders } from "./endpoint.ts";
import { accountEndpoints } from "./endpoints/accounts.ts";
import { catalogueEndpoints } from "./endpoints/public/catalogue.ts";
import { certificationEndpoints } from "./endpoints/certifications.ts";
import { changeOrderEndpoints } from "./endpoints/quotes/change-orders.ts";
import { consultationEndpoints } from "./endpoints/consultations.ts";
import { serviceWishEndpoints } from "./endpoints/service-wishes.ts";
import { gatewayEndpoints } from "./endpoints/gateway.ts";
import { creditEndpoints } from "./endpoints/credits.ts";
import { seoEndpoints } from "./endpoints/public/seo.ts";
import { hireEndpoints } from "./endpoints/hires.ts";
import { membershipEndpoints } from "./endpoints/memberships.ts";
import { identityEndpoints } from "./endpoints/me/identity.ts";
import { accountChangeEndpoints } from "./endpoints/me/account-changes.ts";
import { passkeyEndpoints } from "./endpoints/me/passkeys.ts";
import { secondStepEndpoints } from "./endpoints/me/second-step.ts";
import { savedProEndpoints } from "./endpoints/me/saved-pros.ts";
import { consentEndpoints } from "./endpoints/me/consents.ts";
import { socialLoginEndpoints } from "./endpoints/me/social-logins.ts";
import { exportEndpoints } from "./endpoints/me/exports.ts";
import { waitingEndpoints } from "./endpoints/me/waiting.ts";
import { withdrawalEndpoints } from "./endpoints/me/withdrawal.ts";
import { messageEndpoints } from "./endpoints/messages.ts";
import { talkEndpoints } from "./endpoints/talk.ts";
import { notificationSettingsEndpoints } from "./endpoints/notification-settings.ts";
import { helpEndpoints } from "./endpoints/public/help.ts";
import { legalEndpoints } from "./endpoints/public/legal.ts";
import { operatorEndpoints } from "./endpoints/public/operator.ts";
import { platformEndpoints } from "./endpoints/platform.ts";
import { portfolioEndpoints } from "./endpoints/portfolio.ts";
import { priceEndpoints } from "./endpoints/public/price-guides.ts";
import { calendarEndpoints } from "./endpoints/pro-work/calendars.ts";
import { proScheduleEndpoints } from "./endpoints/pro-work/pro-schedule.ts";
import { proHireEndpoints } from "./endpoints/pro-work/pro-hires.ts";
import { proTodayEndpoints } from "./endpoints/pro-work/pro-today.ts";
import { proEndpoints } from "./endpoints/pros.ts";
import { publicReadEndpoints } from "./endpoints/public/public-read.ts";
import { pushEndpoints } from "./endpoints/push.ts";
import { quoteFileEndpoints } from "./endpoints/quotes/quote-files.ts";
import { quoteTemplateEndpoints } from "./endpoints/quotes/quote-templates.ts";
import { quoteEndpoints } from "./endpoints/quotes/quotes.ts";
import { receivedRequestEndpoints } from "./endpoints/quotes/received-requests.ts";
import { receiptEndpoints } from "./endpoints/receipts.ts";
import { refundEndpoints } from "./endpoints/refunds.ts";
import { abuseReportEndpoints } from "./endpoints/abuse-reports.ts";
import { activityReportEndpoints } from "./endpoints/activity-report.ts";
import { requestEndpoints } from "./endpoints/requests/requests.ts";
import { requestSpendingEndpoints } from "./endpoints/requests/request-spending.ts";
import { reviewEndpoints } from "./endpoints/reviews.ts";
import { searchEndpoints } from "./endpoints/public/search.ts";
import { testimonialEndpoints } from "./endpoints/testimonials.ts";
import { serviceRegionEndpoints } from "./endpoints/public/service-regions.ts";
import { staffEndpoints } from "./endpoints/staff/staff.ts";
import { staffBillingEndpoints } from "./endpoints/staff/staff-billing.ts";
import { staffDeliveryEndpoints } from "./endpoints/staff/staff-deliveries.ts";
import { staffWishEndpoints } from "./endpoints/staff/staff-wishes.ts";
import { staffMarketEndpoints } from "./endpoints/staff/staff-market.ts";
import { staffNameChangeEndpoints } from "./endpoints/staff/staff-name-changes.ts";
import { staffQueueEndpoints } from "./endpoints/staff/staff-queue.ts";
import { staffSupportEndpoints } from "./endpoints/staff/staff-support.ts";
import { supportEndpoints } from "./endpoints/me/support.ts";
import { topUpEndpoints } from "./endpoints/top-ups.ts";

/** Every endpoint by its dotted name, with its route, access, input, output and errors. */
export const registry = {
  ...accountEndpoints,
  ...socialLoginEndpoints,
  ...accountChangeEndpoints,
  ...passkeyEndpoints,
  ...secondStepEndpoints,
  ...catalogueEndpoints,
  ...certificationEndpoints,
  ...changeOrderEndpoints,
  ...consultationEndpoints,
  ...serviceWishEndpoints,
  ...gatewayEndpoints,
  ...creditEndpoints,
  ...seoEndpoints,
  ...hireEndpoints,
  ...identityEndpoints,
  ...membershipEndpoints,
  ...savedProEndpoints,
  ...consentEndpoints,
  ...exportEndpoints,
  ...withdrawalEndpoints,
  ...waitingEndpoints,
  ...messageEndpoints,
  ...talkEndpoints,
  ...notificationSettingsEndpoints,
  ...helpEndpoints,
  ...legalEndpoints,
  ...operatorEndpoints,
  ...platformEndpoints,
  ...portfolioEndpoints,
  ...priceEndpoints,
  ...proEndpoints,
  ...calendarEndpoints,
  ...proHireEndpoints,
  ...proScheduleEndpoints,
  ...proTodayEndpoints,
  ...publicReadEndpoints,
  ...pushEndpoints,
  ...quoteEndpoints,
  ...receivedRequestEndpoints,
  ...quoteFileEndpoints,
  ...quoteTemplateEndpoints,
  ...receiptEndpoints,
  ...refundEndpoints,
  ...activityReportEndpoints,
  ...abuseReportEndpoints,
  ...requestEndpoints,
  ...requestSpendingEndpoints,
  ...reviewEndpoints,
  ...serviceRegionEndpoints,
  ...searchEndpoints,
  ...staffEndpoints,
  ...staffBillingEndpoints,
  ...staffDeliveryEndpoints,
  ...staffWishEndpoints,
  ...staffMarketEndpoints,
  ...staffNameChangeEndpoints,
  ...staffQueueEndpoints,
  ...staffSupportEndpoints,
  ...supportEndpoints,
  ...testimonialEndpoints,
  ...topUpEndpoints,
} satisfies Record<string, Endpoint>;

export type Registry = typeof registry;
export type EndpointName = keyof Registry;
/** Endpoints that change something. */
export type ChangingEndpointName = {
  [N in EndpointName]: Registry[N]["route"] extends `GET ${string}` ? never : N;
}[EndpointName];

type Parts<N extends EndpointName> =
  Registry[N] extends Endpoint<infer _R, infer _P, infer Q, infer B, infer O, infer A>
    ? { query: Q; body: B; output: O; access: A }
    : never;
type QueryOf<N extends EndpointName> = Parts<N>["query"];
type BodyOf<N extends EndpointName> = Parts<N>["body"];
type OutputSchemaOf<N extends EndpointName> = Parts<N>["output"];

/** Who may call, as a literal type: it decides what a handler knows about its caller. */
export type AccessOf<N extends EndpointName> = Extract<Parts<N>["access"], Access>;

export type PathParams<N extends EndpointName> = {
  [K in Placeholders<Registry[N]["route"]>]: string;
};
export type Query<N extends EndpointName> = z.output<QueryOf<N>>;
export type Body<N extends EndpointName> = z.output<BodyOf<N>>;

/** What a handler returns, and what a caller receives. */
export type Output<N extends EndpointName> = z.output<OutputSchemaOf<N>>;

/** Nothing to pass, whether there is no body at all or an empty one. */
type Nothing = undefined | Record<string, never>;
type InputPart<S> = S extends z.ZodType
  ? z.input<S> extends Nothing
    ? Record<never, never>
    : z.input<S>
  : never;

/** What a caller passes: placeholders, query and body in one flat object. */
export type Input<N extends EndpointName> = PathParams<N> &
  InputPart<QueryOf<N>> &
  InputPart<BodyOf<N>>;
