import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { isMoment, isReached } from "#domain/deal/moments.ts";
import { factsOfRequest } from "#web/platform/deal/deal-facts.ts";
import { momentTexts } from "./moment-texts.ts";

/** The title of a moment's page by its name in the path; null when that is no moment, or has not come yet. */
export function reachedMoment(name: string, request: RequestDetail): { title: string } | null {
  if (!isMoment(name) || !isReached(name, factsOfRequest(request))) return null;
  return momentTexts(name, request);
}
