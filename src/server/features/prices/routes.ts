import type { Handlers } from "../../platform/http/call.ts";
import { countedNow, loadGuide } from "./load-guide.ts";
import { presentPricedService } from "./present.ts";
import { findPricedServices } from "./queries.ts";

const ALL_SERVICES = 100;

/** Price guides as anyone may read them. */
export function priceHandlers(): Pick<Handlers, "prices.get" | "prices.list"> {
  return {
    "prices.get": async ({ sql, params, query, now }) =>
      loadGuide(sql, { slug: params.slug, region: query.region, answers: query.answers, now }),
    "prices.list": async ({ sql, query, now }) => {
      const { today, ...counted } = countedNow(now);
      const rows = await findPricedServices(sql, {
        ...counted,
        category: query.category ?? null,
        service: query.service ?? null,
      });
      const items = rows
        .map((row) => presentPricedService(row, today))
        .filter(({ basis }) => query.basis === undefined || basis === query.basis);
      return { items: items.slice(0, query.limit ?? ALL_SERVICES), next: null };
    },
  };
}
