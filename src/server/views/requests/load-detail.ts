import { mayReopenAgain } from "#domain/request/guards.ts";
import { comparedCounts } from "#domain/quote/compared-quotes.ts";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { photoAnswers } from "#domain/request-form/answers-of-kind.ts";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findForm } from "../../features/catalogue/queries.ts";
import { candidatesOf } from "../compared-quotes.ts";
import { customerActions } from "../customer-actions.ts";
import { findHireView } from "../hires.ts";
import { hireStates } from "../../features/hires/queries.ts";
import { unreadMessageCounts } from "../../features/messages/queries.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { presentQuoteSummary } from "../../features/quotes/present.ts";
import { findQuotesOfRequest } from "../../features/quotes/queries.ts";
import { loadPictures } from "../load-pictures.ts";
import { contactPermissions } from "../../features/requests/contact-permissions.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentAnswers, presentRequestSummary } from "../../features/requests/present.ts";
import type { RequestRow } from "../../features/requests/queries.ts";
import { findDesignated, findReach } from "../../features/requests/recipients.ts";
import { presentSpending } from "../../features/requests/spending/spending-facts.ts";
import { findWaitingPros } from "../../features/requests/waiting-pros.ts";

/** Everything the customer sees of a request of theirs. Showing the quotes' prices is not a read. */
export async function loadRequestDetail(
  db: Db,
  row: RequestRow,
  now: Date,
): Promise<RequestDetail> {
  const form = (await findForm(db, row.service_slug, row.form_version)) ?? refuse("not_found");
  const names = await loadNames(db, [row]);
  const quotes = await findQuotesOfRequest(db, row.id);
  const designated = await findDesignated(db, row.id);
  const cards = await findProCards(db, [
    ...new Set([...quotes.map((quote) => quote.pro_id), ...designated.keys()]),
  ]);
  const quoteIds = quotes.map((quote) => quote.id);
  const unread = await unreadMessageCounts(db, quoteIds, row.customer_id);
  const hires = await hireStates(db, quoteIds);
  const hire = await findHireView(db, row.id, row.customer_id);
  const reach = await findReach(db, row.id);
  return {
    ...presentRequestSummary(row, names, {
      unreadQuotes: quotes.filter((quote) => quote.state === "sent").length,
      reviewed: (hire?.review_id ?? null) !== null,
      hasRecipients: reach.recipients > 0,
    }),
    answers: presentAnswers(row, form, names, true),
    photos: await loadPictures(db, photoAnswers(form.questions, row.answers)),
    contact: row.contact,
    state_reason: row.state_reason,
    recipient_count: reach.recipients,
    is_dispatching: reach.isDispatching,
    designated_pros: [...designated].flatMap(([proId, { passed }]) => {
      const card = cards.get(proId);
      if (!card) return [];
      const { id, display_name, photo_url } = presentProCard(card);
      return [{ id, display_name, photo_url, passed }];
    }),
    ended_at: row.ended_at === null ? null : seoulIso(row.ended_at.getTime()),
    reopening_left: mayReopenAgain(row.reopened_count),
    quotes: quotes.flatMap((quote) => {
      const card = cards.get(quote.pro_id);
      const facts = {
        hire: hires.get(quote.id),
        unreadMessages: unread.get(quote.id) ?? 0,
        designated: designated.has(quote.pro_id),
      };
      return card ? [presentQuoteSummary(quote, card, facts)] : [];
    }),
    compared: comparedCounts(candidatesOf(quotes, cards, hires), seoulDay(now.getTime())),
    hire,
    contact_permissions: await contactPermissions(db, row.id),
    spending: presentSpending(row, await countWaiting(db, row), now),
    actions: customerActions(row, now),
  };
}

/** Nothing can be bought for a request that looks for nobody, so nobody is counted. */
async function countWaiting(db: Db, row: RequestRow): Promise<number> {
  return isLookingForPro(row.state) ? (await findWaitingPros(db, row)).length : 0;
}
