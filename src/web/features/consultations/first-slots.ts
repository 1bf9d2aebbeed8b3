import { endpointQuery } from "#web/platform/api/query-options.ts";

/** Days that are shown at a time. */
export const DAYS_AT_ONCE = 14;

/** The free slots of the next two weeks. */
export function firstSlots(proId: string) {
  return endpointQuery("pro.consultant.slots", { proId, days: DAYS_AT_ONCE });
}
