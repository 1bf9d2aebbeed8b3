import type { Handlers } from "../../platform/http/call.ts";
import { sharedReadLimiter } from "../../platform/rate-limit/network-rate-limiter.ts";
import { countPros } from "./count-pros.ts";
import { searchPros } from "./search-pros.ts";
import { suggest, suggestPlaces } from "./suggest.ts";

/** Finding pros, for anyone. */
export function searchHandlers(deps: Parameters<typeof sharedReadLimiter>[1]) {
  const rateLimiter = sharedReadLimiter("search", deps);
  return {
    "search.pro": async ({ sql, query, now, request }) => {
      await rateLimiter.consume(request.ip, now);
      return searchPros(sql, query, now);
    },
    "search.proCounts": async ({ sql, query, now, request }) => {
      await rateLimiter.consume(request.ip, now);
      return countPros(sql, query, now);
    },
    "search.suggest": async ({ sql, query, now, request }) => {
      await rateLimiter.consume(request.ip, now);
      return query.kind === "region"
        ? suggestPlaces(sql, query.q, now)
        : suggest(sql, query.q, now);
    },
  } satisfies Partial<Handlers>;
}
