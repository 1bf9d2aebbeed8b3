import { LEGAL_REASON_LABELS } from "#domain/review/deletion.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { deleteReviewByStaff } from "../reviews/delete-by-staff.ts";
import { decideAndLog } from "./decide.ts";
import { showPage } from "./look-up.ts";
import type { StaffPages } from "./staff-deps.ts";

/** A review before staff, and taking it down where the law asks for it. */
export function staffReviewHandlers({ pages }: { pages: StaffPages }) {
  return {
    "staff.reviews.get": async (call) =>
      showPage(call, await pages.loadReview(call.sql, call.params.reviewId)),

    "staff.reviews.delete": (call) => {
      const { params, body, now, ids } = call;
      const { reviewId } = params;
      const { legal_reason: legalReason } = body;
      const reason = `${LEGAL_REASON_LABELS[legalReason]}: ${body.note.trim()}`;
      return decideAndLog(call, { action: "review.delete", reason }, async (tx) => {
        const facts = { reviewId, legalReason, now, ids };
        const { author_id: personId } = await deleteReviewByStaff(tx, facts);
        return { subject: { kind: "review", id: reviewId }, personId };
      });
    },
  } satisfies Partial<Handlers>;
}
