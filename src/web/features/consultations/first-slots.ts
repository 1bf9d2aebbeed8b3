import { WEEKS_AT_ONCE } from "#domain/consultation/consultation-limits.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** Days that are shown at a time. */
export const DAYS_AT_ONCE = 7 * WEEKS_AT_ONCE;

/** The free slots of the next days. */
export function firstSlots(proId: string) {
  return endpointQuery("pro.consultant.slots", { proId, days: DAYS_AT_ONCE });
}
