import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPerson } from "../accounts/queries.ts";
import { serviceNames } from "../catalogue/queries.ts";
import { findProCards } from "../pros/queries.ts";
import { deleteReviewByStaff } from "../reviews/delete-by-staff.ts";
import { findReview } from "../reviews/queries.ts";
import { decideAndLog } from "./decide.ts";
import { findDecisions } from "./log-queries.ts";
import { logLookUp } from "./look-up.ts";
import { presentDecision, presentPerson } from "./present.ts";

/** A review before staff, and taking it down where the law asks for it. */
export function staffReviewHandlers(): Pick<
  Handlers,
  "staff.reviews.get" | "staff.reviews.delete"
> {
  return {
    "staff.reviews.get": async (call) => {
      const { sql, params } = call;
      const row = (await findReview(sql, params.reviewId)) ?? refuse("not_found");
      const subject = `review:${row.id}`;
      await logLookUp(call, { subject, personId: row.author_id });
      const card = (await findProCards(sql, [row.pro_id])).get(row.pro_id) ?? refuse("not_found");
      const services = await serviceNames(sql, [row.service_slug]);
      const author = (await findPerson(sql, row.author_id)) ?? refuse("not_found");
      const decisions = await findDecisions(sql, { subject, personId: null });
      return {
        id: row.id,
        state: row.state,
        service: services.get(row.service_slug) ?? row.service_slug,
        rating: row.rating,
        body: row.body,
        created_at: seoulIso(row.created_at.getTime()),
        pro: { id: card.id, display_name: card.display_name },
        author: presentPerson(author),
        decisions: decisions.map(presentDecision),
      };
    },

    "staff.reviews.delete": (call) => {
      const { params, body, now, ids } = call;
      const { reviewId } = params;
      const { legal_reason: legalReason } = body;
      const reason = `${legalReason}: ${body.note.trim()}`;
      return decideAndLog(call, { action: "review.delete", reason }, async (tx) => {
        const facts = { reviewId, legalReason, now, ids };
        const { author_id: personId } = await deleteReviewByStaff(tx, facts);
        return { subject: `review:${reviewId}`, personId };
      });
    },
  };
}
