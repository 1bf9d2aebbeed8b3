import { routeOf } from "#contract/routes.ts";
import type { EndpointName } from "#contract/registry.ts";
import { consultantBody } from "../factories/consultations.ts";
import { pieceFields } from "../factories/portfolio.ts";
import { abuseReportBody } from "../factories/abuse-reports.ts";
import { reviewFields } from "../factories/reviews.ts";
import { templateBody } from "../factories/templates.ts";
import type { OwnershipMarket, Thing } from "./market.ts";

const bankAccount = { bank: "088", account_number: "110-123-456789", holder: "김솜씨" };
const STAFF_REASON = "확인한 자료와 내용이 서로 달라요.";

/** What is sent beside the thing itself, for the endpoints that need more; edits say something else than before. */
const more: { [N in EndpointName]?: (market: OwnershipMarket) => Record<string, unknown> } = {
  // Nothing was counted: it has no page there, whoever asks.
  "services.inRegion": () => ({ regionCode: "11680" }),
  "pro.consultant.save": () => ({
    ...consultantBody({ headline: "부가세를 알기 쉽게 봐 드려요" }),
  }),
  "pro.consultant.book": () => ({
    starts_at: "2027-03-12T11:00:00+09:00",
    message: "창업 전에 무엇부터 준비하면 될까요?",
  }),
  "consultations.decline": () => ({ reason: "" }),
  "consultations.cancel": () => ({ reason: "사정이 생겼어요" }),
  "users.me.certifications.business.edit": ({ ids }) => ({
    number: "101-86-90003",
    business_name: "새봄 청소",
    representative: "김새봄",
    address: "서울특별시 강남구 새봄로 12",
    phone: "02-1234-5678",
    file_id: ids.businessFile,
  }),
  "users.me.certifications.credentials.edit": ({ ids }) => ({
    kind: "licence",
    title: "전기산업기사",
    issuer: "한국산업인력공단",
    issued_on: "2020-05-01",
    expires_on: null,
    services: ["electric-work"],
    file_id: ids.credentialFile,
    show_image_id: null,
  }),
  "pro.certifications.image": ({ ids }) => ({ certificationId: ids.shownPaper }),
  "pro.requests.pass": () => ({ reason: "no_time" }),
  "requests.designate": ({ pros }) => ({ pro_id: pros.recipient.proId }),
  "requests.contactPermission": ({ pros }) => ({ proId: pros.recipient.proId, allowed: false }),
  "requests.urgent": () => ({ expected_credits: 2 }),
  "requests.moreQuotes": () => ({ expected_credits: 1 }),
  "requests.hire": ({ ids }) => ({
    quote_id: ids.hiringQuote,
    agreed_price: 350_000,
    agreed_date: "2027-03-15",
    place: "",
  }),
  "requests.cancel": () => ({ reason: "사정이 생겼어요" }),
  "staff.reports.conversation": () => ({ reason: STAFF_REASON }),
  "quotes.messages.search": () => ({ q: "몇 시" }),
  "users.me.quickReplies.edit": () => ({ text: "곧 알려 드릴게요." }),
  "quotes.messages.create": () => ({ body: "언제 되나요?" }),
  "quotes.changeOrders.create": () => ({
    kind: "scope",
    scope: "베란다도 함께",
    reason: "더 있어요",
  }),
  "quotes.templates.edit": () => templateBody({ name: "30평 입주청소", valid_days: 7 }),
  "quotes.attachments.add": ({ ids }) => ({ attachment_ids: [ids.looseQuoteFile] }),
  "quotes.attachments.remove": ({ ids }) => ({ attachmentId: ids.looseQuoteFile }),
  "pro.portfolio.edit": ({ ids }) => ({ ...pieceFields(ids.piecePhoto), price: 420_000 }),
  "pro.reports.create": () => abuseReportBody(),
  "reviews.edit": ({ ids }) => ({
    ...reviewFields,
    punctuality: 3,
    body: "꼼꼼하게 해 주셨지만 약속보다 조금 늦게 오셨어요.",
    photo_ids: [ids.reviewPhoto],
  }),
  "users.me.refundAccount.set": () => bankAccount,
  "staff.refunds.paid": ({ app }) => ({
    reference: "20270310-0042",
    version: app.clock.now().getTime(),
  }),
  // Of another account than the one that is there: it has to be there for the one after.
  "staff.refunds.askAgain": () => ({ reason: STAFF_REASON, version: 0 }),
  "staff.refunds.claim": () => ({ name: "김솜씨", email: "left@example.com", ...bankAccount }),
  "staff.deliveries.send": () => ({ may_arrive_twice: false }),
  "staff.people.secondStep.off": () => ({ reason: STAFF_REASON }),
  "staff.wishes.mark": () => ({ mark: "added" }),
  "staff.billing.alarms.close": () => ({ note: STAFF_REASON }),
  "staff.pros.reject": () => ({ reason: STAFF_REASON }),
  "staff.pros.suspend": () => ({ reason: STAFF_REASON }),
  "staff.pros.reinstate": () => ({ reason: STAFF_REASON }),
  "staff.nameChanges.reject": () => ({ reason: STAFF_REASON }),
  "staff.certifications.approve": ({ app }) => ({ version: app.clock.now().getTime() }),
  "staff.certifications.reject": ({ app }) => ({
    version: app.clock.now().getTime(),
    reason: STAFF_REASON,
  }),
  "staff.certifications.revoke": ({ app }) => ({
    version: app.clock.now().getTime(),
    reason: STAFF_REASON,
  }),
  "staff.reports.photo": ({ ids }) => ({ uploadId: ids.reportPhoto }),
  "support.tickets.messages.create": () => ({ text: "더 있어요.", upload_ids: [] }),
  "staff.tickets.file": ({ ids }) => ({ uploadId: ids.ticketFile }),
  "staff.tickets.answer": () => ({ version: 2, text: "확인했어요.", upload_ids: [] }),
  "staff.tickets.close": () => ({ version: 3 }),
  "staff.reports.close": () => ({ outcome: "warned", note: STAFF_REASON }),
  "staff.requests.block": () => ({ reason: STAFF_REASON }),
  "staff.reviews.delete": () => ({ legal_reason: "privacy", note: STAFF_REASON }),
  "reviews.comments.create": () => ({ body: "잘 읽었어요." }),
  "reviews.comments.edit": ({ ids }) => ({ commentId: ids.comment, body: "고쳐 썼어요." }),
  "reviews.comments.delete": ({ ids }) => ({ commentId: ids.comment }),
};

/** A right call of an endpoint for one thing; `id` stands for another one of its kind. */
export function inputFor(
  market: OwnershipMarket,
  name: EndpointName,
  thing: Thing,
  id: string = market.ids[thing],
): Record<string, unknown> {
  const placeholder = /\{(\w+)\}/.exec(routeOf(name).path)?.[1] ?? "";
  return { ...more[name]?.(market), [placeholder]: id };
}
