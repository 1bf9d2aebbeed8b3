import type { ReportSubjectKind } from "#domain/abuse-report/subject.ts";
import { mustOpenFirst } from "#domain/quote/is-living.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import type { ReportSubject } from "../../features/abuse-reports/queries.ts";
import { findMessage } from "../../features/messages/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { findQuoteViewer } from "../../features/quotes/quote-viewer.ts";
import { findRequest } from "../../features/requests/queries.ts";
import { isRecipient } from "../../features/requests/recipients.ts";
import { findReview } from "../../features/reviews/queries.ts";
import { findReadablePro } from "../readable-pro.ts";

/** What the caller sees and reports; refuses with `not_found` what they may not see, and with `invalid` their own. */
export async function findReportSubject(
  db: Db,
  asked: { kind: ReportSubjectKind; id: string },
  viewer: Member,
): Promise<ReportSubject> {
  const found = await find();
  if (found.reportedId === viewer.accountId) {
    refuse("invalid", { message: "내가 올린 것은 신고할 수 없어요." });
  }
  return { ...asked, ...found };

  function find(): Promise<Omit<ReportSubject, "kind" | "id">> {
    switch (asked.kind) {
      case "pro":
        return ofPro();
      case "quote":
        return ofQuote(db, asked.id, viewer);
      case "message":
        return ofMessage(db, asked.id, viewer);
      case "request":
        return ofRequest(db, asked.id, viewer);
      case "review":
        return ofReview();
    }
  }

  async function ofPro() {
    const { profile } = (await findReadablePro(db, asked.id, viewer)) ?? refuse("not_found");
    const nothing = { requestId: null, quoteId: null };
    return { reportedId: profile.account_id, proId: profile.id, ...nothing };
  }

  async function ofReview() {
    const review = await findReview(db, asked.id);
    if (review?.state !== "shown") refuse("not_found");
    if (!(await findReadablePro(db, review.pro_id, viewer))) refuse("not_found");
    return { reportedId: review.author_id, proId: null, requestId: null, quoteId: null };
  }
}

/** By its customer; its pro has made it. */
async function ofQuote(db: Db, quoteId: string, viewer: Member) {
  const { quote, request } = await findQuoteViewer(db, quoteId, viewer);
  const card = (await findProCards(db, [quote.pro_id])).get(quote.pro_id) ?? refuse("not_found");
  return {
    reportedId: card.account_id,
    proId: quote.pro_id,
    requestId: request.id,
    quoteId: quote.id,
  };
}

/** What the other side wrote, by whoever may read it. */
async function ofMessage(db: Db, messageId: string, viewer: Member) {
  const message = (await findMessage(db, messageId)) ?? refuse("not_found");
  if (message.card !== null || message.author_id === null) refuse("not_found");
  const { quote, request, side } = await findQuoteViewer(db, message.quote_id, viewer);
  if (mustOpenFirst(quote, side)) refuse("not_found");
  return {
    reportedId: message.author_id,
    proId: message.author_id === request.customer_id ? null : quote.pro_id,
    requestId: request.id,
    quoteId: quote.id,
  };
}

/** By a pro to whom it came. */
async function ofRequest(db: Db, requestId: string, viewer: Member) {
  const request = (await findRequest(db, requestId)) ?? refuse("not_found");
  const isOwn = request.customer_id === viewer.accountId;
  const isSent = viewer.pro !== null && (await isRecipient(db, request.id, viewer.pro.id));
  if (!isOwn && !isSent) refuse("not_found");
  return { reportedId: request.customer_id, proId: null, requestId: request.id, quoteId: null };
}
