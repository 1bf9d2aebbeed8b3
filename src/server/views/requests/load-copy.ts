import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { photoAnswers } from "#domain/request-form/answers-of-kind.ts";
import type { Answer, Answers, Question } from "#domain/request-form/question.ts";
import type { Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findForm } from "../../features/catalogue/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { regionNames } from "../../features/regions/queries.ts";
import { presentService } from "../../features/requests/present.ts";
import {
  findLastRequestOf,
  findOpenRequestsOf,
  hasOpenDuplicate,
  type RequestRow,
} from "../../features/requests/queries.ts";

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

/** What somebody may begin a new request for a service with: their last one for it, where their last one was, what is open. */
export async function loadLast(
  db: Db,
  customerId: string,
  serviceSlug: string,
): Promise<Output<"requests.last">> {
  if (!(await findForm(db, serviceSlug))) return refuse("not_found");
  const same = await findLastRequestOf(db, customerId, serviceSlug);
  const latest = await findLastRequestOf(db, customerId, null);
  const open = await findOpenRequestsOf(db, customerId, serviceSlug);
  const codes = [latest?.region_code, ...open.map(({ si_gun_gu_code }) => si_gun_gu_code)];
  const names = await regionNames(
    db,
    codes.filter((code) => code !== null && code !== undefined),
  );
  const placeOf = (code: string | null | undefined) => {
    const name = names.get(code ?? "");
    return name === undefined ? null : { code: code ?? "", name };
  };
  const wouldBeRefused = same !== null && (await hasOpenDuplicate(db, same));
  return {
    same_service:
      same && !wouldBeRefused
        ? {
            ...(await loadCopy(db, same)),
            published_at: seoulIso(same.published_at.getTime()),
          }
        : null,
    place: placeOf(latest?.region_code),
    open: open.map(({ id, si_gun_gu_code }) => ({ id, place: placeOf(si_gun_gu_code) })),
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
