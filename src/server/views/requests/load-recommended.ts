import { recommend } from "#domain/ranking/recommend.ts";
import { siDoOf } from "#domain/region/region.ts";
import { isNewPro } from "#domain/search/fit.ts";
import type { Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { regionsByCode } from "../../features/regions/queries.ts";
import { findServiceEver } from "../../features/catalogue/queries.ts";
import { countHiresForService } from "../../features/hires/queries.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findMatchingPros, findProCards, findStandings } from "../../features/pros/queries.ts";
import { countUnreadQuotes, findQuotesOfRequest } from "../../features/quotes/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { countCompared } from "../compared-quotes.ts";
import { loadSamples } from "./load-samples.ts";
import { presentRequestSummary } from "../../features/requests/present.ts";
import type { RequestRow } from "../../features/requests/queries.ts";
import { findRecipients } from "../../features/requests/recipients.ts";

const SHOWN = 20;

/** Pros who could answer a request, in the order of domain/ranking, each with the reasons for its place. */
export async function loadRecommended(
  db: Db,
  row: RequestRow,
  now: Date,
): Promise<Output<"requests.recommended">> {
  const service = (await findServiceEver(db, row.service_slug)) ?? refuse("not_found");
  const matching = await findMatchingPros(db, {
    customerId: row.customer_id,
    serviceSlug: row.service_slug,
    siGunGuCode: row.si_gun_gu_code,
    requiredCertificates: service.required_certificates,
  });
  const recipients = new Map((await findRecipients(db, row.id)).map((one) => [one.pro_id, one]));
  const sent = await findQuotesOfRequest(db, row.id);
  const quotes = new Map(sent.map((quote) => [quote.pro_id, quote]));
  // Of those who hide their page only the ones who are at work on this request already.
  const shown = matching.filter(
    ({ id, is_listed }) => is_listed || quotes.has(id) || recipients.get(id)?.designated,
  );
  const cards = await findProCards(
    db,
    shown.map(({ id }) => id),
  );
  const standings = await findStandings(db, [...cards.keys()]);
  const hires = await countHiresForService(db, row.service_slug, [...cards.keys()]);
  const ranked = recommend(
    row.id,
    [...cards.values()].map((card) => ({
      pro_id: card.id,
      rating: { count: card.review_count, sum: card.rating_sum },
      hires: hires.get(card.id) ?? 0,
      answers: { count: card.quote_count, seconds: card.answer_seconds },
      deals: { completed: card.deal_count, kept: card.deal_kept_count },
      certificates: standings.get(card.id)?.certificates ?? [],
      isNew: isNewPro(standings.get(card.id)?.since.getTime() ?? 0, now.getTime()),
    })),
  ).slice(0, SHOWN);
  const unread = await countUnreadQuotes(db, [row.id]);
  const samplesOf = await loadSamples(
    db,
    row.service_slug,
    ranked.map(({ pro_id }) => pro_id),
  );
  return {
    request: presentRequestSummary(row, await loadNames(db, [row]), {
      unreadQuotes: unread.get(row.id) ?? 0,
      reviewed: (await findReviewed(db, [row.id])).has(row.id),
      hasRecipients: recipients.size > 0,
    }),
    compared: await countCompared(db, sent, now),
    items: ranked.flatMap(({ pro_id, reasons }) => {
      const card = cards.get(pro_id);
      if (!card) return [];
      const quote = quotes.get(pro_id);
      const recipient = recipients.get(pro_id);
      const designated = recipient?.designated ?? false;
      return [
        {
          pro: presentProCard(card),
          reasons: reasons.map((reason) => reason.text),
          received: recipient !== undefined,
          designated,
          passed: designated && recipient?.passed_at !== null,
          quoted: quote !== undefined,
          quote: quote
            ? { id: quote.id, state: quote.state, unit: quote.unit, total: quote.total }
            : null,
          ...samplesOf(pro_id),
        },
      ];
    }),
    place: await placeOf(db, row.si_gun_gu_code),
  };
}

/** The request's si-gun-gu and the si-do around it. */
async function placeOf(db: Db, siGunGuCode: string | null) {
  const siDoCode = siGunGuCode && siDoOf(siGunGuCode);
  if (!siDoCode) return null;
  const places = await regionsByCode(db, [siGunGuCode, siDoCode]);
  const [siGunGu, siDo] = [places.get(siGunGuCode), places.get(siDoCode)];
  if (!siGunGu || !siDo) return null;
  return {
    si_gun_gu: { code: siGunGu.code, name: siGunGu.name },
    si_do: { code: siDo.code, name: siDo.name },
  };
}

/** Those of these requests whose hire was reviewed, whatever became of the review: only a completed one can be. */
async function findReviewed(db: Db, requestIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ request_id: string }[]>`
    SELECT h.request_id FROM hires h JOIN reviews r ON r.hire_id = h.id
    WHERE h.request_id = ANY(${[...requestIds]}::uuid[]) AND h.state = 'completed'`;
  return new Set(rows.map((row) => row.request_id));
}
