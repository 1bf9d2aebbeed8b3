import type { RequestSummary } from "#contract/endpoints/requests/requests.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import { passedWantedDay } from "#domain/request/wanted-day.ts";
import { useNow } from "#web/platform/page/clock.ts";

/** The day that a request asked for, where it is over while the request still looks for a pro; else null. */
export function usePassedDay({
  state,
  wanted_on,
}: Pick<RequestSummary, "state" | "wanted_on">): Day | null {
  const today = seoulDay(useNow());
  return isLookingForPro(state) ? passedWantedDay(wanted_on, today) : null;
}
