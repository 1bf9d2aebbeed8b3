import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { findProducts } from "../../features/memberships/products.ts";

/** What is sold today. */
export function productViewHandlers() {
  return {
    "products.list": async ({ sql, now }) => {
      const products = await findProducts(sql, seoulDay(now.getTime()));
      return {
        items: products
          .filter((product) => product.for_sale)
          .map(({ id, kind, name, credits, price_won }) => ({
            id,
            kind,
            name,
            credit: credits,
            price: price_won,
          })),
      };
    },

    "subscriptions.plans": async ({ sql, now }) => {
      const products = await findProducts(sql, seoulDay(now.getTime()));
      return {
        items: products.flatMap(({ id, plan_id, name, credits, price_won, for_sale }) =>
          plan_id !== null && for_sale
            ? [{ id: plan_id, name, price: price_won, product: { id, credit: credits } }]
            : [],
        ),
      };
    },
  } satisfies Partial<Handlers>;
}
