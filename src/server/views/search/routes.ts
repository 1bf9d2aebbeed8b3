import type { Handlers } from "../../platform/http/call.ts";
import { NetworkPace, PACE_OF_READS } from "../../platform/network-pace.ts";
import { searchPros } from "./search-pros.ts";
import { suggest } from "./suggest.ts";

/** Finding pros, for anyone. */
export function searchHandlers(): Pick<Handlers, "search.pro" | "search.suggest"> {
  const pace = new NetworkPace(PACE_OF_READS);
  return {
    "search.pro": ({ sql, query, now, request }) => {
      pace.count(request.ip, now);
      return searchPros(sql, query, now);
    },
    "search.suggest": ({ sql, query, now, request }) => {
      pace.count(request.ip, now);
      return suggest(sql, query.q, now);
    },
  };
}
