import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { findPerson } from "../../features/accounts/queries.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { findReview } from "../../features/reviews/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findDecisions } from "./log-rows.ts";
import { presentDecision, presentPerson } from "./present.ts";
import type { Seen } from "./seen.ts";

/** A review with who wrote it and about whom. */
export async function loadReview(db: Db, reviewId: string): Promise<Seen<"staff.reviews.get">> {
  const row = (await findReview(db, reviewId)) ?? refuse("not_found");
  const subject = { kind: "review", id: row.id } as const;
  const personId = row.author_id;
  const card = (await findProCards(db, [row.pro_id])).get(row.pro_id) ?? refuse("not_found");
  const services = await serviceNames(db, [row.service_slug]);
  const author = (await findPerson(db, personId)) ?? refuse("not_found");
  const decisions = await findDecisions(db, { subject, personId: null });
  const page = {
    id: row.id,
    state: row.state,
    service: services.get(row.service_slug) ?? row.service_slug,
    rating: row.rating,
    body: row.body,
    created_at: seoulIso(row.created_at.getTime()),
    pro: { id: card.id, display_name: card.display_name },
    author: presentPerson(author),
    decisions: decisions.map((one) => presentDecision(one, subject)),
  };
  return { subject, personId, page };
}
