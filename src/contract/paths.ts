/**
 * The endpoint list: dotted name → method and path. The one place in which URLs of calls are written.
 * It carries no schema, so that a page can look an endpoint up without loading validation.
 */
export const paths = {
  "auth.login": "POST /login-xhr/",
  "auth.logout": "POST /logout-xhr/",
  "auth.requestReset": "POST /api2/password-resets/",
  "auth.resetPassword": "POST /api2/password-resets/complete/",

  "users.exist": "GET /api2/users/exist",
  "users.signUp": "POST /api2/users/",
  "users.me": "GET /api2/users/me/",
  "users.me.mode": "PUT /api2/users/me/mode/",
  "users.me.allowPublicRead": "GET /api2/users/me/provider/allow-public-read",
  "users.me.allowPublicRead.set": "PUT /api2/users/me/provider/allow-public-read",
  "users.me.password": "POST /api2/users/me/password/",
  "users.me.phone": "GET /api2/users/me/phone",
  "users.me.phone.ask": "POST /api2/users/me/phone",
  "users.me.phone.change": "PUT /api2/users/me/phone",
  "users.me.sessions": "GET /api2/users/me/sessions/",
  "users.me.sessions.revoke": "DELETE /api2/users/me/sessions/{sessionId}/",
  "users.me.credits": "GET /api/v2/users/me/credits/",
  "users.me.credits.ledger": "GET /api/v2/users/me/credits/ledger/",
  "users.me.credits.ledger.csv": "GET /api/v2/users/me/credits/ledger/csv/",
  "users.me.credits.balance": "GET /api/v2/users/me/credits/balance/",
  "users.me.credits.usage": "GET /api/v2/users/me/credits/usage/",
  "users.me.subscription": "GET /api/v2/users/me/subscriptions/",
  "users.me.billingInfo": "GET /api/v2/users/me/billing-info/",
  "users.me.billingInfo.set": "POST /api/v2/users/me/billing-info/",
  "credits.topUps": "GET /api/v2/users/me/credits/top-ups/",
  "credits.topUps.buy": "POST /api/v2/users/me/credits/top-ups/",
  "credits.topUps.refund": "POST /api/v2/users/me/credits/top-ups/{topUpId}/refund/",
  "users.me.receipts": "GET /api/v2/users/me/receipts/",
  "users.me.receipts.get": "GET /api/v2/users/me/receipts/{receiptId}/",
  "users.me.refunds": "GET /api/v2/users/me/refunds/",
  "users.me.refundAccount.set": "PUT /api/v2/users/me/refunds/{refundId}/account/",
  "users.me.billingKeys.order": "POST /api/v2/users/me/billing-keys/",
  "users.me.certifications.name": "GET /api/v2/users/me/certifications/name/",
  "users.me.certifications.name.confirm": "POST /api/v2/users/me/certifications/name/",
  "users.me.certifications.business": "GET /api/v2/users/me/certifications/business/",
  "users.me.certifications.business.create": "POST /api/v2/users/me/certifications/business/",
  "users.me.certifications.business.get": "GET /api/v2/users/me/certifications/business/{id}",
  "users.me.certifications.business.edit": "PUT /api/v2/users/me/certifications/business/{id}",
  "users.me.certifications.business.remove": "DELETE /api/v2/users/me/certifications/business/{id}",
  "users.me.certifications.credentials": "GET /api/v2/users/me/certifications/credentials/",
  "users.me.certifications.credentials.create": "POST /api/v2/users/me/certifications/credentials/",
  "users.me.certifications.credentials.get": "GET /api/v2/users/me/certifications/credentials/{id}",
  "users.me.certifications.credentials.edit":
    "PUT /api/v2/users/me/certifications/credentials/{id}",
  "users.me.certifications.credentials.remove":
    "DELETE /api/v2/users/me/certifications/credentials/{id}",
  "users.me.notifications": "GET /api/v2/users/me/notifications",
  "users.me.notifications.unreadCount": "GET /api/v2/users/me/notifications/unread-count",
  "users.me.notifications.readAll": "POST /api/v2/users/me/notifications/read-all/",
  "users.me.notifications.read": "POST /api/v2/users/me/notifications/{notificationId}/read/",
  "users.me.notifications.seen": "POST /api/v2/users/me/notifications/seen/",

  "cellnum.authKey": "POST /api/cellnum/auth-key",
  "cellnum.verifyKey": "POST /api/cellnum/verify-key",

  "categories.list": "GET /api2/categories/",
  "categories.get": "GET /api2/categories/{cat1Slug}",
  "pages.gone": "GET /api2/gone/",
  "services.list": "GET /api2/services/",
  "services.get": "GET /api2/services/{slug}",
  "services.form": "GET /api2/services/{slug}/form",
  "services.popular": "GET /api2/search/pro/popular-services",
  "services.regions": "GET /api2/services/{slug}/regions/",
  "services.inRegion": "GET /api2/services/{slug}/regions/{regionCode}",
  "market.figures": "GET /api2/market/figures/",

  "prices.list": "GET /api2/prices/",
  "prices.get": "GET /api2/prices/{slug}/",

  "search.pro": "GET /api2/search/pro",
  "search.suggest": "GET /api2/search/suggest",

  "address.siGunGu": "GET /api/address/si-gun-gu",
  "address.eupMyeonDong": "GET /api/address/eup-myeon-dong",
  "geo.coord": "GET /api/geo/coord",

  "uploads.create": "POST /api/uploads/",
  "uploads.file": "GET /api/uploads/{uploadId}/",

  "requests.create": "POST /api2/requests/",
  "requests.list": "GET /api2/requests/",
  "requests.get": "GET /api2/requests/{requestId}",
  "requests.compare": "GET /api2/requests/{requestId}/compare/",
  "requests.recommended": "GET /api2/requests/{requestId}/recommended/",
  "requests.designate": "POST /api2/requests/{requestId}/designate/",
  "requests.contactPermission": "PUT /api2/requests/{requestId}/contact-permissions/{proId}/",
  "requests.urgent": "POST /api2/requests/{requestId}/urgent/",
  "requests.moreQuotes": "POST /api2/requests/{requestId}/more-quotes/",
  "requests.copy": "GET /api2/requests/{requestId}/copy/",
  "requests.close": "POST /api2/requests/{requestId}/close/",
  "requests.reopen": "POST /api2/requests/{requestId}/reopen/",
  "requests.hire": "POST /api2/requests/{requestId}/hire/",
  "requests.complete": "POST /api2/requests/{requestId}/complete/",
  "requests.cancel": "POST /api2/requests/{requestId}/cancel/",

  "hires.get": "GET /api2/hires/{hireId}/",

  "pro.requests": "GET /api/v2/pro/requests/",
  "pro.requests.unreadCount": "GET /api/v2/pro/requests/unread-count/",
  "pro.requests.get": "GET /api/v2/pro/requests/{requestId}/",

  "quotes.create": "POST /api/v2/quotes/",
  "quotes.list": "GET /api/v2/quotes/",
  "quotes.templates": "GET /api/v2/quotes/templates/",
  "quotes.templates.create": "POST /api/v2/quotes/templates/",
  "quotes.templates.get": "GET /api/v2/quotes/templates/{templateId}/",
  "quotes.templates.edit": "PUT /api/v2/quotes/templates/{templateId}/",
  "quotes.templates.delete": "DELETE /api/v2/quotes/templates/{templateId}/",
  "quotes.get": "GET /api/v2/quotes/{quoteId}",
  "quotes.decline": "POST /api/v2/quotes/{quoteId}/decline/",
  "quotes.withdraw": "POST /api/v2/quotes/{quoteId}/withdraw/",
  "quotes.attachments.add": "POST /api/v2/quotes/{quoteId}/attachments/",
  "quotes.attachments.remove": "DELETE /api/v2/quotes/{quoteId}/attachments/{attachmentId}/",
  "quotes.messages": "GET /api/v2/quotes/{quoteId}/messages/",
  "quotes.messages.create": "POST /api/v2/quotes/{quoteId}/messages/",
  "messages.threads": "GET /api/v2/messages/threads/",
  "quotes.changeOrders.create": "POST /api/v2/quotes/{quoteId}/change-orders/",
  "changeOrders.approve": "POST /api/v2/change-orders/{changeOrderId}/approve/",
  "changeOrders.reject": "POST /api/v2/change-orders/{changeOrderId}/reject/",
  "changeOrders.withdraw": "POST /api/v2/change-orders/{changeOrderId}/withdraw/",

  "reviews.create": "POST /api/v2/reviews/",
  "reviews.recent": "GET /api/v2/reviews/recent/",
  "reviews.edit": "PATCH /api/v2/reviews/{reviewId}/",
  "reviews.delete": "DELETE /api/v2/reviews/{reviewId}/",
  "reviews.comments": "GET /api/v2/reviews/{reviewId}/comments/",
  "reviews.comments.create": "POST /api/v2/reviews/{reviewId}/comments/",
  "reviews.comments.edit": "PATCH /api/v2/reviews/{reviewId}/comments/{commentId}/",
  "reviews.comments.delete": "DELETE /api/v2/reviews/{reviewId}/comments/{commentId}/",

  "pro.profile": "GET /api/v2/pro/profile/",
  "pro.apply": "POST /api/v2/pro/profile/",
  "pro.profile.edit": "PUT /api/v2/pro/profile/",
  "pro.nameChanges.withdraw": "DELETE /api/v2/pro/name-changes/{nameChangeId}/",
  "pro.portfolio.own": "GET /api/v2/pro/portfolio/",
  "pro.portfolio.create": "POST /api/v2/pro/portfolio/",
  "pro.portfolio.order": "PUT /api/v2/pro/portfolio/order/",
  "pro.portfolio.edit": "PUT /api/v2/pro/portfolio/{portfolioId}/",
  "pro.portfolio.delete": "DELETE /api/v2/pro/portfolio/{portfolioId}/",
  "pro.testimonial": "GET /api/v2/pro/testimonial/",
  "pro.testimonial.write": "POST /api/v2/pro/testimonial/",
  "pro.testimonial.get": "GET /api/v2/pro/testimonial/{testimonialId}",
  "pro.testimonial.remove": "DELETE /api/v2/pro/testimonial/{testimonialId}",
  "pro.testimonial.summary": "GET /api/v2/pro/testimonial/summary/",
  "pro.testimonial.open": "POST /api/v2/pro/testimonial/open/",
  "pro.testimonial.takeBack": "POST /api/v2/pro/testimonial/take-back/",
  "pro.testimonial.invite": "POST /api/v2/pro/testimonial/invitations/",
  "pro.testimonial.invitations": "GET /api/v2/pro/testimonial/invitations/",
  "pro.testimonial.withdraw": "DELETE /api/v2/pro/testimonial/invitations/{invitationId}/",

  "pro.report": "GET /api/v2/pro/report/",
  "pro.report.csv": "GET /api/v2/pro/report/csv/",
  "pro.get": "GET /api/v2/pro/{proId}/",
  "pro.map": "GET /api/v2/pro/{proId}/map/",
  "pro.portfolio": "GET /api/v2/pro/{proId}/portfolio/",
  "pro.consultant": "GET /api/v2/pro/{proId}/consultant",
  "pro.consultant.save": "PUT /api/v2/pro/{proId}/consultant",
  "pro.consultant.delete": "DELETE /api/v2/pro/{proId}/consultant",
  "pro.consultant.slots": "GET /api/v2/pro/{proId}/consultant/slots/",
  "pro.consultant.book": "POST /api/v2/pro/{proId}/consultant/bookings/",
  "pro.certifications": "GET /api/v2/pro/{proId}/certifications/",
  "pro.certifications.image": "GET /api/v2/pro/{proId}/certifications/{certificationId}/image/",
  "pro.reports.create": "POST /api/v2/pro/{proId}/reports/",
  "pro.reviews": "GET /api/v2/pro/{proId}/reviews/",
  "pro.reviews.summary": "GET /api/v2/pro/{proId}/reviews/summary/",
  "pro.reviews.chain": "GET /api/v2/pro/{proId}/reviews/chain/",

  "staff.secondFactor": "GET /api/v2/staff/second-factor/",
  "staff.secondFactor.pass": "POST /api/v2/staff/second-factor/",
  "staff.secondFactor.mail": "POST /api/v2/staff/second-factor/mail/",
  "staff.queue": "GET /api/v2/staff/queue/",
  "staff.pros": "GET /api/v2/staff/pros/",
  "staff.pros.get": "GET /api/v2/staff/pros/{proId}/",
  "staff.pros.approve": "POST /api/v2/staff/pros/{proId}/approve/",
  "staff.pros.reject": "POST /api/v2/staff/pros/{proId}/reject/",
  "staff.pros.suspend": "POST /api/v2/staff/pros/{proId}/suspend/",
  "staff.pros.reinstate": "POST /api/v2/staff/pros/{proId}/reinstate/",
  "staff.nameChanges": "GET /api/v2/staff/name-changes/",
  "staff.nameChanges.get": "GET /api/v2/staff/name-changes/{nameChangeId}/",
  "staff.nameChanges.approve": "POST /api/v2/staff/name-changes/{nameChangeId}/approve/",
  "staff.nameChanges.reject": "POST /api/v2/staff/name-changes/{nameChangeId}/reject/",
  "staff.certifications": "GET /api/v2/staff/certifications/",
  "staff.certifications.get": "GET /api/v2/staff/certifications/{certificationId}/",
  "staff.certifications.file": "GET /api/v2/staff/certifications/{certificationId}/file/",
  "staff.certifications.approve": "POST /api/v2/staff/certifications/{certificationId}/approve/",
  "staff.certifications.reject": "POST /api/v2/staff/certifications/{certificationId}/reject/",
  "staff.certifications.revoke": "POST /api/v2/staff/certifications/{certificationId}/revoke/",
  "staff.reports": "GET /api/v2/staff/reports/",
  "staff.reports.get": "GET /api/v2/staff/reports/{reportId}/",
  "staff.reports.photo": "GET /api/v2/staff/reports/{reportId}/photos/{uploadId}/",
  "staff.reports.close": "POST /api/v2/staff/reports/{reportId}/close/",
  "staff.requests.get": "GET /api/v2/staff/requests/{requestId}/",
  "staff.requests.block": "POST /api/v2/staff/requests/{requestId}/block/",
  "staff.reviews.get": "GET /api/v2/staff/reviews/{reviewId}/",
  "staff.reviews.delete": "POST /api/v2/staff/reviews/{reviewId}/delete/",
  "staff.refunds": "GET /api/v2/staff/refunds/",
  "staff.refunds.get": "GET /api/v2/staff/refunds/{refundId}/",
  "staff.refunds.paid": "POST /api/v2/staff/refunds/{refundId}/paid/",
  "staff.refunds.retry": "POST /api/v2/staff/refunds/{refundId}/retry/",
  "staff.billing.alarms": "GET /api/v2/staff/billing/alarms/",
  "staff.billing.alarms.close": "POST /api/v2/staff/billing/alarms/{alarmId}/close/",
  "staff.billing.overdue": "GET /api/v2/staff/billing/overdue/",
  "staff.billing.refunds": "GET /api/v2/staff/billing/refunds/",
  "staff.log": "GET /api/v2/staff/log/",
  "staff.people": "GET /api/v2/staff/people/",

  "consultations.list": "GET /api/v2/consultations/",
  "consultations.get": "GET /api/v2/consultations/{consultationId}/",
  "consultations.confirm": "POST /api/v2/consultations/{consultationId}/confirm/",
  "consultations.decline": "POST /api/v2/consultations/{consultationId}/decline/",
  "consultations.cancel": "POST /api/v2/consultations/{consultationId}/cancel/",

  "products.list": "GET /api2/products/",
  "subscriptions.plans": "GET /api/v2/subscriptions/",
  "subscriptions.buy": "POST /api/v2/subscriptions/",
  "subscriptions.overview": "GET /api/v2/subscriptions/overview/",
  "subscriptions.cancel": "POST /api/v2/subscriptions/cancel/",
  "subscriptions.restart": "POST /api/v2/subscriptions/restart/",
  "subscriptions.upgrade": "POST /api/v2/subscriptions/upgrade/",
  "subscriptions.schedules": "GET /api/v2/subscriptions/schedules/",
  "subscriptions.schedules.create": "POST /api/v2/subscriptions/schedules/",
  "subscriptions.schedules.remove": "DELETE /api/v2/subscriptions/schedules/",
  "subscriptions.nextBilling": "GET /api/v2/subscriptions/next-billing/",
  "subscriptions.retry": "POST /api/v2/subscriptions/retry/",
  "subscriptions.consent": "POST /api/v2/subscriptions/consent/",
  "subscriptions.guaranteeRefund": "GET /api/v2/subscriptions/guarantee-refund/",
  "subscriptions.guaranteeRefund.claim": "POST /api/v2/subscriptions/guarantee-refund/",

  "events.stream": "GET /events",

  "webhooks.portone": "POST /webhooks/portone",

  "dev.inbox": "GET /dev/inbox",
  "dev.clock": "GET /dev/clock",
  "dev.clock.set": "POST /dev/clock",
  "dev.gateway": "GET /dev/gateway",
  "dev.gateway.set": "POST /dev/gateway",
  "dev.gateway.payments": "GET /dev/gateway/payments",
  "dev.gateway.console": "POST /dev/gateway/payments",
  "dev.billingKey": "POST /dev/billing-key",
} as const;

/** What answers with a document instead of JSON: the list of these endpoints, and what is there for search engines. */
export const documentPaths = {
  page: "/api/docs",
  json: "/api/docs/json",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  /** Before the parts of the sitemap. */
  sitemaps: "/sitemaps",
  /** Before the pictures of pages, as they show where a link is shared. */
  pictures: "/og",
} as const;

export type EndpointName = keyof typeof paths;
/** Endpoints that change something. */
export type ChangingEndpointName = {
  [N in EndpointName]: (typeof paths)[N] extends `GET ${string}` ? never : N;
}[EndpointName];
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type PathOf<N extends EndpointName> = (typeof paths)[N] extends `${string} ${infer P}` ? P : never;
type PlaceholdersIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** Names of the placeholders in an endpoint's path, e.g. "quoteId". */
export type Placeholders<N extends EndpointName> = PlaceholdersIn<PathOf<N>>;

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(paths, name);
}

/** Splits an endpoint's entry into its method and its path with {placeholders}. */
export function routeOf(name: EndpointName): { method: Method; path: string } {
  const [method, path] = paths[name].split(" ") as [Method, string];
  return { method, path };
}
