import type { Handlers } from "../../platform/http/call.ts";
import { NetworkRateLimiter, READ_RATE } from "../../platform/rate-limit/network-rate-limiter.ts";
import { countPros } from "./count-pros.ts";
import { searchPros } from "./search-pros.ts";
import { suggest } from "./suggest.ts";

/** Finding pros, for anyone. */
export function searchHandlers() {
  const rateLimiter = new NetworkRateLimiter(READ_RATE);
  return {
    "search.pro": ({ sql, query, now, request }) => {
      rateLimiter.consume(request.ip, now);
      return searchPros(sql, query, now);
    },
    "search.proCounts": ({ sql, query, now, request }) => {
      rateLimiter.consume(request.ip, now);
      return countPros(sql, query, now);
    },
    "search.suggest": ({ sql, query, now, request }) => {
      rateLimiter.consume(request.ip, now);
      return suggest(sql, query.q, now);
    },
  } satisfies Partial<Handlers>;
}
