import { recommend } from "#domain/ranking/recommend.ts";
import type { Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findService } from "../catalogue/queries.ts";
import { countHiresForService } from "../hires/queries.ts";
import { presentProCard } from "../pros/present.ts";
import { findMatchingPros, findProCards } from "../pros/queries.ts";
import { countUnreadQuotes, findQuotesOfRequest } from "../quotes/queries.ts";
import { loadNames } from "./load-names.ts";
import { presentRequestSummary } from "./present.ts";
import type { RequestRow } from "./queries.ts";
import { findRecipients } from "./recipients.ts";

const SHOWN = 20;

/** Pros who could answer a request, in the order of domain/ranking, each with the reasons for its place. */
export async function loadRecommended(
  db: Db,
  row: RequestRow,
): Promise<Output<"requests.recommended">> {
  const service = (await findService(db, row.service_slug)) ?? refuse("not_found");
  const matching = await findMatchingPros(db, {
    customerId: row.customer_id,
    serviceSlug: row.service_slug,
    siGunGuCode: row.si_gun_gu_code,
    requiredCertificates: service.required_certificates,
  });
  const recipients = new Map((await findRecipients(db, row.id)).map((one) => [one.pro_id, one]));
  const quoted = new Set((await findQuotesOfRequest(db, row.id)).map((quote) => quote.pro_id));
  // Of those who hide their page only the ones who are at work on this request already.
  const shown = matching.filter(
    ({ id, is_listed }) => is_listed || quoted.has(id) || recipients.get(id)?.designated,
  );
  const cards = await findProCards(
    db,
    shown.map(({ id }) => id),
  );
  const hires = await countHiresForService(db, row.service_slug, [...cards.keys()]);
  const ranked = recommend(
    row.id,
    [...cards.values()].map((card) => {
      const { answer_minutes, agreement_rate } = presentProCard(card);
      return {
        pro_id: card.id,
        rating: { count: card.review_count, sum: card.rating_sum },
        hiresForService: hires.get(card.id) ?? 0,
        answerMinutes: answer_minutes,
        agreementRate: agreement_rate,
        servesRegion: row.si_gun_gu_code !== null,
        available: true,
      };
    }),
  ).slice(0, SHOWN);
  const unread = await countUnreadQuotes(db, [row.id]);
  return {
    request: presentRequestSummary(row, await loadNames(db, [row]), unread.get(row.id) ?? 0),
    items: ranked.flatMap(({ pro_id, reasons }) => {
      const card = cards.get(pro_id);
      if (!card) return [];
      return [
        {
          pro: presentProCard(card),
          reasons: reasons.map((reason) => reason.text),
          received: recipients.has(pro_id),
          designated: recipients.get(pro_id)?.designated ?? false,
          quoted: quoted.has(pro_id),
        },
      ];
    }),
  };
}
