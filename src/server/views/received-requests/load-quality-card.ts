import { knowEachOther } from "#domain/request/contact-visible.ts";
import { photoAnswers } from "#domain/request-form/answers-of-kind.ts";
import { wantedDay } from "#domain/request-form/wanted.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import {
  acceptsQuotes,
  QUOTES_CLOSED_MESSAGES,
  quotesClosedReason,
} from "#domain/request/accepts-quotes.ts";
import { hireRateBand, RATE_BAND_TEXTS, readRateBand } from "#domain/request/customer-rates.ts";
import { maskName } from "#domain/account/mask-name.ts";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { findHireOfQuote } from "../../features/hires/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import {
  findForm,
  findServiceEver,
  presentStandardLines,
} from "../../features/catalogue/queries.ts";
import { customerQuoteFigures, findQuotesOfPro } from "../../features/quotes/queries.ts";
import { loadPictures } from "../load-pictures.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import {
  presentAnswers,
  presentRegion,
  presentService,
  quotesWindow,
} from "../../features/requests/present.ts";
import { showPrice } from "../../features/requests/quote-cost.ts";
import { customerRequestFigures, type RequestRow } from "../../features/requests/queries.ts";
import type { RecipientRow } from "../../features/requests/recipients.ts";

/** What a recipient sees before paying: everything that shows whether a quote is worth its price. */
export async function loadQualityCard(
  db: Db,
  row: RequestRow,
  recipient: RecipientRow,
  now: Date,
): Promise<QualityCard> {
  const form = (await findForm(db, row.service_slug, row.form_version)) ?? refuse("not_found");
  const service = (await findServiceEver(db, row.service_slug)) ?? refuse("not_found");
  const names = await loadNames(db, [row]);
  const mine = (await findQuotesOfPro(db, recipient.pro_id, [row.id])).get(row.id) ?? null;
  const hire = mine && (await findHireOfQuote(db, mine.id));
  const price = await showPrice(db, {
    tier: service.tier,
    request: row,
    recipient,
    quotedBefore: mine !== null,
    now,
  });
  const window = quotesWindow(row);
  const closed = quotesClosedReason(window, now.getTime());
  return {
    request_id: row.id,
    service: presentService(row, names),
    region: presentRegion(row, names),
    state: row.state,
    designated: recipient.designated,
    urgent: row.urgent_at !== null,
    wanted_on: wantedDay(row.answers),
    answers: presentAnswers(row, form, names, knowEachOther(hire?.state)),
    photos: await loadPictures(db, photoAnswers(form.questions, row.answers)),
    photo_count: row.photo_count,
    decision: row.decision,
    quote_count: row.quote_count,
    quote_limit: row.quote_limit,
    published_at: seoulIso(row.published_at.getTime()),
    quotes_close_at: seoulIso(row.quotes_close_at.getTime()),
    customer: await loadCustomer(db, row.customer_id, now),
    contact: row.contact,
    price: {
      credits: price.credits,
      formula: price.formula,
      fixed_until: seoulIso(price.fixedUntil.getTime()),
    },
    standard_lines: presentStandardLines(row.service_slug),
    my_quote_id: mine?.id ?? null,
    accepts_quotes: acceptsQuotes(window, now.getTime()),
    closed_reason: closed === null ? null : QUOTES_CLOSED_MESSAGES[closed],
  };
}

async function loadCustomer(
  db: Db,
  customerId: string,
  now: Date,
): Promise<QualityCard["customer"]> {
  const figures = await customerRequestFigures(db, customerId);
  const names = await accountNames(db, [customerId]);
  return {
    name: maskName(names.get(customerId) ?? ""),
    read_rate: RATE_BAND_TEXTS[readRateBand(await customerQuoteFigures(db, customerId, now))],
    hire_rate: RATE_BAND_TEXTS[hireRateBand(figures)],
    request_count: figures.requests,
  };
}
