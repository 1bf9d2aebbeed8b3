import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { HireReview } from "#contract/endpoints/hires.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Member } from "../../platform/viewer.ts";
import { findHire } from "../../features/hires/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { findReviewOfHire } from "../../features/reviews/queries.ts";
import { findNewestLink } from "./chain-rows.ts";
import { reviewPresenter } from "./load-reviews.ts";

/** The review of a hire for its two sides, with the newest record of it; undefined for everybody else. */
export async function loadHireReview(
  db: Db,
  hireId: string,
  viewer: Member,
): Promise<HireReview | undefined> {
  const hire = await findHire(db, hireId);
  const isTheirs = hire?.customer_id === viewer.accountId || hire?.pro_id === viewer.pro?.id;
  const row = hire && isTheirs ? await findReviewOfHire(db, hire.id) : undefined;
  if (!row) return undefined;
  const card = (await findProCards(db, [row.pro_id])).get(row.pro_id);
  const link = await findNewestLink(db, row.id);
  if (!card || !link) return undefined;
  const review = row.state === "shown" ? (await reviewPresenter(db, [row], viewer))(row) : null;
  return {
    pro: { id: card.id, display_name: card.display_name },
    review,
    record: { position: link.position, hash: link.hash, at: seoulIso(link.at.getTime()) },
  };
}
