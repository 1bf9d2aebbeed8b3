import { photoAnswers } from "#domain/request-form/answers-of-kind.ts";
import type { Answer, Answers, Question } from "#domain/request-form/question.ts";
import type { Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findForm } from "../../features/catalogue/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentService } from "../../features/requests/present.ts";
import type { RequestRow } from "../../features/requests/queries.ts";

/**
 * What the customer answered, to begin a new request with. Photos are left out: they are the old request's. Questions that
 * the form no longer has are too; what no longer holds, a day that is over, is asked again by the form.
 */
export async function loadCopy(db: Db, row: RequestRow): Promise<Output<"requests.copy">> {
  const form = (await findForm(db, row.service_slug)) ?? refuse("not_found");
  return {
    service: presentService(row, await loadNames(db, [row])),
    answers: withoutPhotos(form.questions, row.answers),
    quote_limit: row.quote_limit,
    contact: row.contact,
    had_photos: photoAnswers(form.questions, row.answers).length > 0,
  };
}

function withoutPhotos(questions: readonly Question[], answers: Answers): Answers {
  const kept = questions.flatMap((question): [string, Answer][] => {
    const answer = answers[question.id];
    if (answer === undefined || question.kind === "photo") return [];
    if (question.kind !== "group" || typeof answer !== "object" || Array.isArray(answer)) {
      return [[question.id, answer]];
    }
    return [[question.id, withoutPhotos(question.parts ?? [], answer)]];
  });
  return Object.fromEntries(kept);
}
