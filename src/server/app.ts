import "./consequences/compose.ts";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from "fastify";
import type { Logger } from "pino";
import type { Contractor } from "#domain/legal/contractors.ts";
import type { ThirdParty } from "#domain/legal/third-parties.ts";
import type { Operator } from "#domain/operator/operator.ts";
import { BODY_KILOBYTES } from "#contract/endpoint.ts";
import { closeAccount, comeBack } from "./features/accounts/account-status.ts";
import { confirmIdentity } from "./features/accounts/password/confirm-identity.ts";
import { findAccount } from "./features/accounts/queries.ts";
import { accountHandlers } from "./features/accounts/routes.ts";
import { answerSignedOut } from "./features/accounts/sign-in.ts";
import { addressHandlers } from "./views/regions/routes.ts";
import { billingKeyHandlers } from "./features/billing-keys/routes.ts";
import { calendarFeedHandlers } from "./features/calendar-feeds/routes.ts";
import { catalogueHandlers } from "./views/catalogue/routes.ts";
import { certificationHandlers } from "./features/certifications/routes.ts";
import { consultationHandlers } from "./features/consultations/routes.ts";
import { gatewayToolHandlers } from "./features/dev/gateway-routes.ts";
import { pushToolHandlers } from "./features/dev/push-routes.ts";
import { devHandlers } from "./features/dev/routes.ts";
import { seoHandlers } from "./views/seo/gone-routes.ts";
import { addDocuments } from "./views/seo/document-routes.ts";
import { addPagePictures } from "./views/seo/picture-routes.ts";
import { dropSwitchedOff } from "./features/deliveries/notice-deliveries.ts";
import { eventHandlers } from "./features/events/routes.ts";
import { findLivingHire } from "./features/hires/queries.ts";
import { findQuotesOfPro } from "./features/quotes/queries.ts";
import { identityHandlers } from "./features/identity/routes.ts";
import { hireHandlers } from "./features/hires/routes.ts";
import { slipFinder } from "./features/billing/slip.ts";
import { chargingHandlers } from "./features/memberships/charging-routes.ts";
import { membershipHandlers } from "./features/memberships/routes.ts";
import { gatewayDeps } from "./gateway-deps.ts";
import { blockHandlers } from "./features/blocks/routes.ts";
import { quickReplyHandlers } from "./features/quick-replies/routes.ts";
import { messageHandlers } from "./features/messages/routes.ts";
import { findAskedAt } from "./features/accounts/advertising-follow-ups.ts";
import { findAdvertisingAnswers, recordAdvertisingAnswers } from "./features/accounts/consents.ts";
import { notificationSettingsHandlers } from "./features/notification-settings/routes.ts";
import { unsubscribeHandlers } from "./features/notification-settings/unsubscribe-routes.ts";
import { notificationHandlers } from "./features/notifications/routes.ts";
import { helpHandlers } from "./views/help/routes.ts";
import { legalHandlers } from "./views/legal/routes.ts";
import { operatorHandlers } from "./views/operator/routes.ts";
import { priceHandlers } from "./views/price-guides/routes.ts";
import { portfolioHandlers } from "./features/portfolio/routes.ts";
import { pushDeviceHandlers } from "./features/push-devices/routes.ts";
import { nameChangeHandlers } from "./features/pros/name-change-routes.ts";
import { proHandlers } from "./features/pros/routes.ts";
import { publicReadHandlers } from "./features/pros/public-read-routes.ts";
import { quoteTemplateHandlers } from "./features/quote-templates/routes.ts";
import { quoteFileHandlers } from "./features/quotes/file-routes.ts";
import { quoteHandlers } from "./features/quotes/routes.ts";
import { refundHandlers } from "./features/billing/refunds/routes.ts";
import { findReportReference } from "./views/abuse-reports/find-report-reference.ts";
import { findReportSubject } from "./views/abuse-reports/find-report-subject.ts";
import { loadBlocks } from "./views/blocks/load-blocks.ts";
import { abuseReportHandlers } from "./features/abuse-reports/routes.ts";
import { receivedRequestHandlers } from "./features/requests/received-routes.ts";
import { customerRequestHandlers } from "./features/requests/routes.ts";
import { requestSpendingHandlers } from "./features/requests/spending/spending-routes.ts";
import { reviewHandlers } from "./features/reviews/routes.ts";
import { savedProHandlers } from "./features/saved-pros/routes.ts";
import { savedProViewHandlers } from "./views/saved-pros/routes.ts";
import { waitingViewHandlers } from "./views/waiting/routes.ts";
import { calendarOfPro, scheduleViewHandlers } from "./views/schedule/routes.ts";
import { searchHandlers } from "./views/search/routes.ts";
import { serviceWishHandlers } from "./features/service-wishes/routes.ts";
import { markWish } from "./features/service-wishes/write-wish.ts";
import { answerTicket, closeTicketByStaff } from "./features/support/answer-ticket.ts";
import { supportHandlers } from "./features/support/routes.ts";
import { testimonialHandlers } from "./features/testimonials/routes.ts";
import { topUpHandlers } from "./features/top-ups/routes.ts";
import { switchOffSecondStepFor } from "./features/accounts/second-step/switch-off-for.ts";
import { sendAgain } from "./features/deliveries/send-again.ts";
import { addRefusalLog } from "./features/staff/log-refusals.ts";
import { staffHandlers } from "./features/staff/routes.ts";
import { createPictureCopies } from "./features/uploads/copies/picture-copies.ts";
import { createPictureProcess } from "./features/uploads/pictures/picture-process.ts";
import { uploadHandlers } from "./features/uploads/routes.ts";
import { chatViewHandlers } from "./views/chats/routes.ts";
import { loadBusinesses, loadCredentials, loadName } from "./views/certifications/load.ts";
import { certificationViewHandlers } from "./views/certifications/routes.ts";
import { loadConsultation } from "./views/consultations/load-consultation.ts";
import { presentConsultant } from "./views/consultations/present.ts";
import { consultationViewHandlers } from "./views/consultations/routes.ts";
import { creditViewHandlers } from "./views/credits/routes.ts";
import { PRODUCT_FIGURES } from "./views/figures/figures.ts";
import { fileViewHandlers } from "./views/files/routes.ts";
import { loadMe, loadViewerPhone, meViewHandlers } from "./views/me/routes.ts";
import { membershipViewHandlers } from "./views/memberships/routes.ts";
import { notificationViewHandlers } from "./views/notifications/routes.ts";
import { presentPieces } from "./views/portfolio/present.ts";
import { portfolioViewHandlers } from "./views/portfolio/routes.ts";
import { productViewHandlers } from "./views/products/routes.ts";
import { activityReportHandlers } from "./views/activity-report/routes.ts";
import { findCompared } from "./views/compared-quotes.ts";
import { loadComparison } from "./views/quotes/load-comparison.ts";
import { loadQuote } from "./views/quotes/load-quote.ts";
import { quoteViewHandlers } from "./views/quotes/routes.ts";
import { findReadablePro } from "./views/readable-pro.ts";
import { loadQualityCard } from "./views/received-requests/load-quality-card.ts";
import { proHireViewHandlers } from "./views/pro-hires/routes.ts";
import { proTodayHandlers } from "./views/pro-today/routes.ts";
import { listReceived } from "./views/received-requests/list-received.ts";
import { receivedRequestViewHandlers } from "./views/received-requests/routes.ts";
import { receiptViewHandlers } from "./views/receipts/routes.ts";
import { refundViewHandlers } from "./views/refunds/routes.ts";
import { loadRequestDetail } from "./views/requests/load-detail.ts";
import { requestViewHandlers } from "./views/requests/routes.ts";
import { proViewHandlers } from "./views/pros/routes.ts";
import { presentOneComment, reviewPresenter } from "./views/reviews/load-reviews.ts";
import { reviewViewHandlers } from "./views/reviews/routes.ts";
import { loadSellerIdentity } from "./views/sellers.ts";
import { staffViewHandlers } from "./views/staff/routes.ts";
import { staffPages } from "./views/staff/staff-pages.ts";
import { findAbout } from "./views/support/about-rows.ts";
import { loadTicket } from "./views/support/load-ticket.ts";
import { supportViewHandlers } from "./views/support/routes.ts";
import { testimonialViewHandlers } from "./views/testimonials/routes.ts";
import { topUpViewHandlers } from "./views/top-ups/routes.ts";
import { webhookHandlers } from "./features/webhooks/routes.ts";
import { exportHandlers } from "./features/exports/routes.ts";
import { withdrawalHandlers } from "./features/withdrawals/routes.ts";
import { loadLeftToSettle } from "./views/withdrawals/load-left.ts";
import { loadRefund } from "./views/withdrawals/load-refund.ts";
import { addressRefunds, findUnaddressed } from "./features/billing/refunds/address-refunds.ts";
import { workForAccount } from "./features/billing/gateway-work.ts";
import type { MessageChannel } from "./gateways/message/message-port.ts";
import type { Identity } from "./gateways/payment/identity/choose-identity.ts";
import type { Payments } from "./gateways/payment/choose-payments.ts";
import type { Logins } from "./gateways/login/choose-logins.ts";
import type { Push } from "./gateways/push/choose-push.ts";
import type { StoragePort } from "./gateways/storage/storage-port.ts";
import { EventStreams } from "./platform/events/event-streams.ts";
import { bindEndpoints } from "./platform/http/bind-endpoints.ts";
import { MOST_LAG_MS } from "./platform/database/replica.ts";
import { BODY_ROOM, BodyRoom } from "./platform/http/incoming/body-room.ts";
import { brokenRequests, ignoreExpectations } from "./platform/http/incoming/broken-requests.ts";
import type { Platform } from "./platform/http/call.ts";
import { answerError } from "./platform/http/error-answers.ts";
import { addHealthRoutes } from "./platform/http/health.ts";
import { identifyCallers } from "./platform/http/identify-caller.ts";
import { readJsonBodies } from "./platform/http/incoming/json-body.ts";
import type { FigureLimits } from "./platform/metrics/read-figures.ts";
import { addOpenApi, addOpenApiPages } from "./platform/http/openapi.ts";
import { addRequestLog } from "./platform/http/request-log.ts";
import { pathOfTarget } from "./platform/http/incoming/request-target.ts";
import { REQUEST_TIMES, type RequestTimes } from "./platform/http/incoming/request-times.ts";
import { addSecurityHeaders } from "./platform/http/security-headers.ts";
import { keptFileFinder } from "./platform/pages/kept-files.ts";
import { addPages, PAGE_RATE, type PagesMode } from "./platform/pages/pages.ts";
import { sharedReadLimiter } from "./platform/rate-limit/network-rate-limiter.ts";
import type { Tracing } from "./platform/tracing/tracing.ts";
import { followWhileServing, publicChanges } from "./platform/shared/public-changes.ts";
import { ANSWER_LIMITS, SharedAnswers } from "./platform/shared/shared-answers.ts";
import type { SharedCacheLimits } from "./platform/shared/shared-cache.ts";

export interface AppDeps extends Platform {
  storage: StoragePort;
  payments: Payments;
  identity: Identity;
  push: Push;
  /** Who vouches for people that sign in by them. */
  logins: Logins;
  /** Whether a message on this channel would go anywhere. */
  reaches: (channel: MessageChannel) => boolean;
  /** Whether e-mail goes to the local inbox and nowhere else. */
  mailsStayHere: boolean;
  /** Whoever runs the product, as pages name them. */
  operator: Operator;
  /** Who works for the product and sees people's data for that. */
  contractors: readonly Contractor[];
  /** Who is told that somebody signs in, and tells who they are. */
  thirdParties: readonly ThirdParty[];
  log: Logger;
  /** Null or left out: nothing is traced. */
  tracing?: Tracing | null;
  trustProxy: false | number | string[];
  /** The product's own when left out. */
  times?: RequestTimes;
  /** The product's own when left out. */
  figureLimits?: FigureLimits;
  /** Of answers for anybody; the product's own when left out, null keeps none. */
  answerLimits?: SharedCacheLimits | null;
  /** Where pages come from; null serves the API alone (tests of endpoints). */
  pages: PagesMode | null;
  isReady: () => Promise<boolean>;
  /** Does all work that fell due up to the product's time; the development clock calls it at each step. */
  sweepDue: () => Promise<void>;
  /** Called when a webhook about a payment has arrived. */
  onPaymentWebhook: (paymentId: string) => Promise<void>;
}

/** Composes the application: what happens to every request, then the endpoints, then the pages. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const times = deps.times ?? REQUEST_TIMES;
  // Under its general type: Fastify would carry pino's through the type of everything else.
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance,
    // Ours logs a request in one line instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(deps.trustProxy),
    bodyLimit: BODY_KILOBYTES * 1024,
    genReqId: () => deps.ids.next(),
    connectionTimeout: 0,
    rewriteUrl: pathOfTarget,
    routerOptions: { maxParamLength: 300 },
    // Whoever is still connected while we stop is answered properly, by the last request of that link.
    return503OnClosing: false,
    ...brokenRequests({ ...deps, times }),
  });
  ignoreExpectations(app);
  deps.tracing?.followRequests(app);
  app.server.headersTimeout = times.headers;
  const streams = new EventStreams(deps);
  const pictures = createPictureProcess();
  // Apart from the uploads, which never wait behind a page full of copies, and behind everything else.
  const copyist = createPictureProcess({ niceness: 10 });
  const advertising = {
    findAnswers: findAdvertisingAnswers,
    findAskedAt,
    recordAnswers: recordAdvertisingAnswers,
  };
  const files = {
    storage: deps.storage,
    copies: createPictureCopies({ storage: deps.storage, pictures: copyist }),
  };

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    deps.poolHealth?.note(error);
    answerError(error, request, reply);
  });
  readJsonBodies(app, new BodyRoom(BODY_ROOM));
  await app.register(cookie);
  await app.register(multipart, {
    limits: { files: 1, fields: 4, fieldSize: 1000, fileSize: 12_000_000 },
  });
  addSecurityHeaders(app, deps);
  identifyCallers(app, deps);
  addRefusalLog(app, deps);
  await addOpenApi(app);
  addRequestLog(app);
  addHealthRoutes(app, { ...deps, openStreams: () => streams.count, figures: PRODUCT_FIGURES });

  const followChanges = publicChanges(deps.sql);
  const lag = deps.replica ? MOST_LAG_MS : 0;
  const answers = openAnswers(deps, lag);
  // Before the pages, which are made of them.
  if (answers) followWhileServing(app, followChanges, (id) => answers.drop(id));

  bindEndpoints(app, deps, { times, answers }, [
    accountHandlers({ ...deps, loadMe, loadViewerPhone }),
    meViewHandlers(),
    exportHandlers({ ...deps, confirmIdentity }),
    withdrawalHandlers({
      loadLeftToSettle,
      loadRefund,
      money: {
        findUnaddressed,
        addressRefunds,
        sendNow: (accountId) => workForAccount(gatewayDeps(deps), accountId),
      },
      accounts: { confirmIdentity, closeAccount, comeBack, answerSignedOut },
    }),
    addressHandlers(),
    billingKeyHandlers(deps),
    calendarFeedHandlers({ calendarOfPro }),
    catalogueHandlers(),
    certificationHandlers({ loadBusinesses, loadCredentials }),
    certificationViewHandlers(files),
    consultationHandlers({ findReadablePro, loadConsultation, presentConsultant }),
    consultationViewHandlers(),
    creditViewHandlers(),
    devHandlers({ sweepDue: deps.sweepDue, pushService: deps.push.local }),
    gatewayToolHandlers(deps.payments.emulator),
    pushToolHandlers(deps.push.local),
    seoHandlers(),
    eventHandlers(streams),
    hireHandlers({ loadRequestDetail, loadSellerIdentity }),
    identityHandlers({ ...deps, loadName }),
    membershipHandlers(),
    membershipViewHandlers(),
    chargingHandlers(gatewayDeps(deps)),
    productViewHandlers(),
    messageHandlers(),
    blockHandlers({ loadBlocks }),
    quickReplyHandlers(),
    chatViewHandlers(),
    notificationHandlers(),
    notificationSettingsHandlers({ ...advertising, dropSwitchedOff }),
    unsubscribeHandlers({ ...advertising, findAccount, dropSwitchedOff }),
    notificationViewHandlers(),
    operatorHandlers(deps),
    legalHandlers(deps),
    helpHandlers(deps),
    priceHandlers(deps),
    pushDeviceHandlers({ push: deps.push, findAccount }),
    portfolioHandlers({ presentPieces }),
    portfolioViewHandlers(),
    proHandlers(),
    nameChangeHandlers(),
    proViewHandlers(),
    publicReadHandlers(),
    quoteHandlers({ findCompared, loadQuote, loadComparison }),
    quoteViewHandlers(),
    quoteFileHandlers(),
    quoteTemplateHandlers(),
    receiptViewHandlers({ operator: deps.operator, findSlip: slipFinder(gatewayDeps(deps)) }),
    refundHandlers(),
    refundViewHandlers(),
    abuseReportHandlers({
      findReadablePro,
      findSubject: findReportSubject,
      findReference: findReportReference,
    }),
    activityReportHandlers(),
    proHireViewHandlers(),
    proTodayHandlers({ listReceived }),
    customerRequestHandlers({ loadRequestDetail, findReadablePro }),
    requestViewHandlers(),
    requestSpendingHandlers(),
    receivedRequestHandlers({ findLivingHire, findQuotesOfPro, loadQualityCard }),
    receivedRequestViewHandlers(),
    reviewHandlers({ reviewPresenter, presentOneComment }),
    reviewViewHandlers(),
    savedProHandlers({ findReadablePro }),
    savedProViewHandlers(),
    waitingViewHandlers(),
    scheduleViewHandlers(),
    searchHandlers(deps),
    serviceWishHandlers(),
    staffHandlers({
      ...deps,
      pages: staffPages,
      sendAgain,
      switchOffSecondStep: switchOffSecondStepFor,
      markWish,
      tickets: { answer: answerTicket, close: closeTicketByStaff },
    }),
    staffViewHandlers(),
    supportHandlers({
      loadTicket,
      isOwn: async (db, about, { accountId, pro }) =>
        (await findAbout(db, about, { accountId, proId: pro?.id ?? null })) !== undefined,
    }),
    supportViewHandlers(),
    testimonialHandlers(deps),
    testimonialViewHandlers(),
    topUpHandlers(gatewayDeps(deps)),
    topUpViewHandlers(),
    uploadHandlers({ ...deps, pictures }),
    fileViewHandlers(files),
    webhookHandlers({
      secret: deps.payments.webhookSecret,
      onPaymentWebhook: deps.onPaymentWebhook,
    }),
  ]);
  addOpenApiPages(app, deps.http);
  await addDocuments(app, deps);
  addPagePictures(app, deps);
  await addPages(app, deps.pages, {
    ...deps,
    rateLimiter: sharedReadLimiter("pages", deps, PAGE_RATE),
    answers,
    lag,
    followChanges,
    findKeptFile: keptFileFinder(deps.sql),
  });

  app.addHook("onReady", () => streams.start());
  app.addHook("preClose", () => streams.stop());
  app.addHook("onClose", async () => {
    pictures.close();
    copyist.close();
  });
  return app;
}

function openAnswers(
  { clock, answerLimits = ANSWER_LIMITS }: AppDeps,
  lag: number,
): SharedAnswers | null {
  return answerLimits && new SharedAnswers(() => clock.now().getTime(), { ...answerLimits, lag });
}

/** A number means that many proxies in front of us are ours. */
function trustedHops(trust: AppDeps["trustProxy"]) {
  return typeof trust === "number" ? (_address: string, hop: number) => hop < trust : trust;
}
