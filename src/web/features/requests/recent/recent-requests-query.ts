import { endpointQuery } from "#web/platform/api/query-options.ts";

const RECENT = 3;

/** What the person asked for last, as their home shows it. */
export const recentRequests = endpointQuery("requests.list", { limit: RECENT });
