import type { Handlers } from "../../platform/http/call.ts";
import { sharedReadLimiter } from "../../platform/rate-limit/network-rate-limiter.ts";
import { loadGuide } from "./load-guide.ts";
import { loadPricedServices } from "../priced-services.ts";

const ALL_SERVICES = 100;

/** Price guides as anyone may read them. */
export function priceHandlers(deps: Parameters<typeof sharedReadLimiter>[1]) {
  const rateLimiter = sharedReadLimiter("prices", deps);
  return {
    "prices.get": async ({ sql, params, query, now, request }) => {
      await rateLimiter.consume(request.ip, now);
      const { region, answers } = query;
      return loadGuide(sql, { slug: params.slug, region, answers, now });
    },
    "prices.list": async ({ sql, query, now, request }) => {
      await rateLimiter.consume(request.ip, now);
      const { category, service, basis, limit = ALL_SERVICES } = query;
      const priced = await loadPricedServices(sql, { category, service, now });
      const items = priced.filter((one) => basis === undefined || one.basis === basis);
      // Asked for agreed prices alone, those that the most deals stand behind come first.
      if (basis === "agreed") items.sort((a, b) => b.n - a.n);
      return { items: items.slice(0, limit), next: null };
    },
  } satisfies Partial<Handlers>;
}
