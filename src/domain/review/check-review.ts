import { contactFault } from "#domain/message/contact-fault.ts";
import { reviewBody, reviewPhotos, scoreRules, type ScoreName } from "./review-rules.ts";

/** What the author of a review fills in. */
export type ReviewDraft = Record<ScoreName, number> & {
  body: string;
  photo_ids: readonly string[];
};

export type ReviewCheck = { ok: true } | { ok: false; fields: Record<string, string[]> };

const rules = { ...scoreRules, body: reviewBody, photo_ids: reviewPhotos };

/** Whether a review may be written or edited like this, else Korean messages by input name. */
export function checkReview(draft: ReviewDraft): ReviewCheck {
  const fields: Record<string, string[]> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = rule(draft[name as keyof typeof rules]);
    if (problem !== null) fields[name] = [problem];
  }
  const reachable = fields["body"] ? null : contactFault(draft.body);
  if (reachable !== null) fields["body"] = [reachable];
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}
