import type { ProHire } from "#contract/endpoints/hires.ts";
import { isMoment, isProMoment, isReached } from "#domain/deal/moments.ts";
import { factsOfProHire } from "#web/platform/deal/deal-facts.ts";
import { proMomentTexts } from "./pro-moment-texts.ts";

/** The title of a moment's page by its name in the path; null when a pro has none, or it has not come yet. */
export function reachedProMoment(name: string, hire: ProHire): { title: string } | null {
  if (!isMoment(name) || !isProMoment(name)) return null;
  return isReached(name, factsOfProHire(hire)) ? proMomentTexts(name, hire) : null;
}
