import { SECOND_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { checkQuote } from "#domain/quote/check-quote.ts";
import type { QuoteDraft } from "#domain/quote/quote.ts";
import { withStandardLines } from "#domain/quote/standard-line.ts";
import { QUOTE_AGAIN_MESSAGES, quoteAgainRefusal } from "#domain/quote/quote-again.ts";
import { QUOTES_CLOSED_MESSAGES, quotesClosedReason } from "#domain/request/accepts-quotes.ts";
import { holdReleaseAt } from "#domain/request/deadlines.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { happened } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { areBlocked } from "../accounts/queries.ts";
import { findService, standardLinesOf } from "../catalogue/queries.ts";
import { holdCredits } from "../credits/ledger.ts";
import { countQuote } from "../requests/count-quote.ts";
import { holdsCertificates } from "../pros/queries.ts";
import { currentQuoteCost } from "../requests/quote-cost.ts";
import { lockRequest, type RequestRow } from "../requests/queries.ts";
import { findRecipient, type RecipientRow } from "../requests/recipients.ts";
import { claimUploads } from "../uploads/queries.ts";
import { lockBothSides, proOfQuote } from "./lock-people.ts";
import { findQuotesOfRequest, type QuoteRow } from "./queries.ts";
import { quoteFacts } from "./quote-facts.ts";
import { insertQuote } from "./write-quote.ts";

const CERTIFICATE_MISSING =
  "이 서비스는 확인된 자격이 있어야 견적을 보낼 수 있어요. 내 자격에서 확인해 주세요.";

export interface Sending {
  pro: { id: string; accountId: string };
  requestId: string;
  draft: QuoteDraft;
  /** The price in credits that the pro was shown; when another one holds now, nothing is sent. */
  expectedCredits?: number | undefined;
  now: Date;
  ids: Ids;
}

/**
 * Sends a quote: the row, its files, the hold of its price, the quota and the notices, all in the caller's
 * transaction. Whoever sends for one request or with one account's credits waits in line, so that neither the
 * quota nor a balance is ever overdrawn.
 */
export async function sendQuote(tx: Tx, sending: Sending): Promise<QuoteRow> {
  const { pro, draft, now, ids } = sending;
  const checked = checkQuote(draft, { today: seoulDay(now.getTime()) });
  if (!checked.ok) refuse("invalid", { fields: checked.fields });
  const { request, recipient, isFirst } = await lockForQuote(tx, sending);
  const price = await priceFor(tx, sending, { request, recipient, isFirst });
  const releaseDue = new Date(holdReleaseAt(now.getTime()));
  const quote = await insertQuote(tx, {
    id: ids.next(),
    request_id: request.id,
    pro_id: pro.id,
    unit: draft.unit,
    items: withStandardLines(draft.items, standardLinesOf(request.service_slug)),
    total: draft.total,
    extra_ceiling: draft.extra_ceiling ?? 0,
    valid_until: draft.valid_until,
    message: draft.message,
    credit_cost: price.credits,
    cost_formula: price.formula,
    sent_at: now,
    hold_until: releaseDue,
  });
  const claim = await claimUploads(tx, draft.attachment_ids, pro.accountId, "quote_attachment", {
    kind: "quote",
    id: quote.id,
  });
  if (!claim.ok) refuse("upload_unusable");
  await lockBothSides(tx, { proAccountId: pro.accountId, customerId: request.customer_id });
  await happened(tx, { kind: "credits.wanted", accountId: pro.accountId }, { now, ids });
  await holdCredits(tx, {
    accountId: pro.accountId,
    quoteId: quote.id,
    credits: price.credits,
    releaseDue,
    now,
    ids,
  });
  const counted = await countQuote(tx, { request, isFirst, now });
  const card = await proOfQuote(tx, quote);
  const waited = now.getTime() - recipient.received_at.getTime();
  await happened(
    tx,
    {
      kind: "quote.sent",
      ...quoteFacts({ request, quote, proAccountId: pro.accountId }),
      proId: pro.id,
      proName: card.display_name,
      total: quote.total,
      unit: quote.unit,
      quoteCount: counted.quote_count,
      isLast: counted.state === "choosing",
      firstAfter: isFirst ? Math.max(0, Math.round(waited / SECOND_MS)) : null,
    },
    { now, ids },
  );
  return quote;
}

/** The request, held for this transaction, when this pro may quote for it. */
async function lockForQuote(tx: Tx, { pro, requestId, now }: Sending) {
  const request = (await lockRequest(tx, requestId)) ?? refuse("not_found");
  if (request.customer_id === pro.accountId || request.state === "blocked") refuse("not_found");
  // Nobody is told who blocked them: it is closed to this pro like one that takes no more.
  if (await areBlocked(tx, pro.accountId, request.customer_id)) refuse("quotes_closed");
  const recipient = (await findRecipient(tx, requestId, pro.id)) ?? refuse("not_found");
  const earlier = (await findQuotesOfRequest(tx, requestId)).filter(
    (quote) => quote.pro_id === pro.id,
  );
  const again = quoteAgainRefusal(earlier.map((quote) => quote.state));
  if (again) refuse("quote_exists", { message: QUOTE_AGAIN_MESSAGES[again] });
  const window = { ...request, quotes_close_at: request.quotes_close_at.getTime() };
  const closed = quotesClosedReason(window, now.getTime());
  if (closed) refuse("quotes_closed", { message: QUOTES_CLOSED_MESSAGES[closed] });
  const service = (await findService(tx, request.service_slug)) ?? refuse("not_found");
  if (!(await holdsCertificates(tx, pro.id, service))) {
    refuse("state_forbids", { message: CERTIFICATE_MISSING });
  }
  return { request, recipient, isFirst: earlier.length === 0 };
}

async function priceFor(
  tx: Tx,
  sending: Sending,
  facts: { request: RequestRow; recipient: RecipientRow; isFirst: boolean },
) {
  const { request, recipient } = facts;
  const service = (await findService(tx, request.service_slug)) ?? refuse("not_found");
  const price = currentQuoteCost({
    tier: service.tier,
    request,
    recipient,
    quotedBefore: !facts.isFirst,
    now: sending.now,
  });
  const { expectedCredits } = sending;
  if (expectedCredits !== undefined && expectedCredits !== price.credits) refuse("price_changed");
  return price;
}
