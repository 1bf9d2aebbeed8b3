import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { siGunGuOf } from "#domain/region/region.ts";
import { photoAnswers, regionAnswers } from "#domain/request-form/answers-of-kind.ts";
import { checkAnswers } from "#domain/request-form/check-answers.ts";
import { contactFaults } from "#domain/request-form/contact-faults.ts";
import { mainRegion } from "#domain/request-form/main-region.ts";
import type { Answers, RequestForm } from "#domain/request-form/question.ts";
import type { Body } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findRegion } from "../regions/queries.ts";
import { findForm, findService, type ServiceRow } from "../catalogue/queries.ts";

export interface CheckedRequest {
  service: ServiceRow;
  form: RequestForm;
  answers: Answers;
  regionCode: string | null;
  siGunGuCode: string | null;
  photoIds: string[];
  decision: string;
}

/** Checks a request against the current form of its service; refuses with the messages per question. */
export async function checkRequest(
  db: Db,
  body: Pick<Body<"requests.create">, "service" | "form_version" | "answers" | "region_code">,
  now: Date,
): Promise<CheckedRequest> {
  const today = seoulDay(now.getTime());
  const service = (await findService(db, body.service)) ?? refuse("not_found");
  if (body.form_version !== service.form_version) refuse("form_outdated");
  const form = (await findForm(db, body.service)) ?? refuse("not_found");
  const checked = checkAnswers(form, body.answers, today);
  if (!checked.ok) refuse("invalid", { fields: prefixed(checked.fields) });
  const faults = contactFaults(form, checked.answers);
  if (Object.keys(faults).length > 0) refuse("invalid", { fields: prefixed(faults) });
  const regionCode = mainRegion(form, checked.answers);
  if (body.region_code !== null && body.region_code !== regionCode) {
    refuse("invalid", {
      fields: { region_code: ["요청서에서 고른 지역과 달라요. 지역을 다시 골라 주세요."] },
    });
  }
  for (const code of regionAnswers(form.questions, checked.answers)) {
    if (!(await findRegion(db, code, today))) {
      refuse("invalid", {
        fields: { "answers.region": ["지금은 없는 지역이에요. 지역을 다시 골라 주세요."] },
      });
    }
  }
  return {
    service,
    form,
    answers: checked.answers,
    regionCode,
    siGunGuCode: regionCode === null ? null : siGunGuOf(regionCode),
    photoIds: photoAnswers(form.questions, checked.answers),
    decision: decisionOf(checked.answers),
  };
}

/** When the customer will decide: the shared last question, required by every form. */
function decisionOf(answers: Answers): string {
  const decision = answers["decision"];
  return typeof decision === "string" ? decision : "";
}

function prefixed(fields: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([id, messages]) => [`answers.${id}`, messages]),
  );
}
