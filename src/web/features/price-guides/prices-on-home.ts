import { endpointQuery } from "#web/platform/api/query-options.ts";

/** The agreed prices that the most deals stand behind. */
export const pricesOnHome = endpointQuery("prices.list", { basis: "agreed", limit: 6 });
