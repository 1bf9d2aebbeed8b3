import { endpointQuery } from "#web/platform/api/query-options.ts";

/** What waits for the person: home and their own page ask for the same. */
export const waitingQuery = endpointQuery("users.me.waiting");
