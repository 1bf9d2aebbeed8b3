import { mayReopenAgain } from "#domain/request/guards.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { allInTotal } from "#domain/quote/all-in-total.ts";
import { hasRunOut } from "#domain/quote/is-expired.ts";
import { knowEachOther } from "#domain/request/contact-visible.ts";
import { mayAskAgain, wayOnFromQuote } from "#domain/request/reopen-hint.ts";
import { quotePageActions } from "#domain/quote/page-actions.ts";
import { briefAnswers } from "#domain/request-form/brief-answers.ts";
import { wantedDay, wantedPlace, wantedTime } from "#domain/request-form/wanted.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { findForm } from "../../features/catalogue/queries.ts";
import { findHold } from "../../features/credits/queries.ts";
import { countCompared } from "../compared-quotes.ts";
import { customerActions } from "../customer-actions.ts";
import { loadSellers } from "../sellers.ts";
import { loadHireOfQuote, readablePhone } from "../hires.ts";
import { findHireOfQuote, findLivingHire, type HireRow } from "../../features/hires/queries.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards, type ProCardRow } from "../../features/pros/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRegion, presentService } from "../../features/requests/present.ts";
import { findDesignated } from "../../features/requests/recipients.ts";
import { loadAttachments } from "../../features/quotes/added-files.ts";
import { findQuotesOfRequest, type QuoteRow } from "../../features/quotes/queries.ts";
import type { RequestRow } from "../../features/requests/queries.ts";
import type { QuoteViewer } from "../../features/quotes/quote-viewer.ts";
import { loadCustomerPhone } from "./load-customer-phone.ts";
import { loadSafety } from "./load-safety.ts";
import { resultForPro } from "./result-for-pro.ts";

/** A quote as one of its two sides sees it on its page. Says nothing to anybody: the read is made before. */
export async function loadQuote(db: Db, quoteViewer: QuoteViewer, now: Date): Promise<QuoteDetail> {
  const { quote, request, side } = quoteViewer;
  const card = (await findProCards(db, [quote.pro_id])).get(quote.pro_id) ?? refuse("not_found");
  const hire = await findHireOfQuote(db, quote.id);
  const hireView =
    hire &&
    (await loadHireOfQuote(db, hire, {
      side,
      isHired: hire.state === "hired" && request.state === "hired",
      quote,
    }));
  const today = seoulDay(now.getTime());
  const actions = quotePageActions({
    side,
    pro: card,
    quote,
    request: { ...request, closes_at: request.closes_at.getTime() },
    hire: hireView ? { ...hireView, hasReview: hireView.review_id !== null } : null,
    now: now.getTime(),
    today,
  });
  return {
    id: quote.id,
    viewer: side,
    request: await presentRequest(db, quoteViewer, hire, now),
    pro: presentProCard(card),
    seller: (await loadSellers(db, [quote.pro_id])).get(quote.pro_id),
    safety: await loadSafety(db, { proId: quote.pro_id, serviceSlug: request.service_slug }),
    pro_suspended: card.state === "suspended",
    designated: (await findDesignated(db, request.id)).has(quote.pro_id),
    state: quote.state,
    unit: quote.unit,
    items: quote.items.map(({ name, inclusion, amount, standard = null }) => ({
      name,
      inclusion,
      amount,
      standard,
    })),
    total: quote.total,
    extra_ceiling: quote.extra_ceiling,
    all_in_total: allInTotal(quote),
    valid_until: quote.valid_until,
    expired: hasRunOut(quote, today),
    message: quote.message,
    attachments: await loadAttachments(db, quote.id, { mayTakeBack: actions.includes("add_file") }),
    sent_at: seoulIso(quote.sent_at.getTime()),
    read_at: quote.read_at === null ? null : seoulIso(quote.read_at.getTime()),
    cost: side === "pro" ? await loadCost(db, quote) : null,
    ...(await loadPhone(db, quoteViewer, { card, hire, now })),
    result_notice:
      side === "pro" ? resultForPro(quote, request, await findLivingHire(db, request.id)) : null,
    hire: hireView ?? null,
    actions,
  };
}

async function presentRequest(
  db: Db,
  { request, side }: QuoteViewer,
  hire: HireRow | undefined,
  now: Date,
): Promise<QuoteDetail["request"]> {
  const names = await loadNames(db, [request]);
  const name = (await accountNames(db, [request.customer_id])).get(request.customer_id) ?? "";
  const form = await findForm(db, request.service_slug, request.form_version);
  return {
    id: request.id,
    service: presentService(request, names),
    region: presentRegion(request, names),
    state: request.state,
    // A name belongs to whoever was chosen to work for it.
    customer_name: side === "customer" || knowEachOther(hire?.state) ? name : maskName(name),
    way_on: side === "customer" ? await loadWayOn(db, request, now) : null,
    reopening_left: side === "customer" && mayReopenAgain(request.reopened_count),
    brief: form ? briefAnswers(form, request.answers) : [],
    wanted_on: wantedDay(request.answers),
    wanted_at: form ? wantedTime(form, request.answers) : null,
    place: form
      ? wantedPlace(form, request.answers, (code) => names.regions.get(code) ?? null)
      : (presentRegion(request, names) ?? ""),
  };
}

async function loadWayOn(db: Db, request: RequestRow, now: Date): Promise<string | null> {
  if (!mayAskAgain(request)) return null;
  const compared = await countCompared(db, await findQuotesOfRequest(db, request.id), now);
  return wayOnFromQuote({
    state: request.state,
    actions: customerActions(request, now),
    hasOtherQuotes: compared.quotes > 0,
  });
}

async function loadCost(db: Db, quote: QuoteRow): Promise<QuoteDetail["cost"]> {
  const hold = await findHold(db, quote.id);
  if (!hold) return null;
  return {
    credits: hold.credits,
    formula: quote.cost_formula,
    state: hold.state,
    end_reason: hold.end_reason,
  };
}

async function loadPhone(
  db: Db,
  { quote, request, side, pro }: QuoteViewer,
  facts: { card: ProCardRow; hire: HireRow | undefined; now: Date },
): Promise<Pick<QuoteDetail, "phone" | "phone_opens_at">> {
  const { card, hire, now } = facts;
  if (side === "pro") {
    const isApproved = pro?.state === "approved";
    return loadCustomerPhone(db, { request, proId: quote.pro_id, isApproved, hire, now });
  }
  const phone = knowEachOther(hire?.state) ? await readablePhone(db, card.account_id) : null;
  return { phone, phone_opens_at: null };
}
