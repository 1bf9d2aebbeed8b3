import { isOnlineAnswer } from "./is-online.ts";
import { ownValue } from "./own-value.ts";
import type { RequestForm } from "./question.ts";
import { isRegionCode } from "./region-code.ts";
import { visibleQuestions } from "./visible-questions.ts";

/** Id of the question whose region a request is matched by; in a form with two it is the 출발지. */
export const MAIN_REGION_ID = "region";

/** Code of the region to match by (5 or 10 digits); null when the service is online or none is given. */
export function mainRegion(form: RequestForm, answers: unknown): string | null {
  if (isOnlineAnswer(form, answers)) return null;
  const isShown = visibleQuestions(form, answers).some(({ id }) => id === MAIN_REGION_ID);
  const region = ownValue(answers, MAIN_REGION_ID);
  return isShown && isRegionCode(region) ? region : null;
}
