import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { freshKey } from "./market.ts";

/** Packs of the catalogue that every database begins with. */
export const PACKS = {
  ten: "019b7600-0000-7000-8000-0000000000c1",
  thirty: "019b7600-0000-7000-8000-0000000000c2",
  hundred: "019b7600-0000-7000-8000-0000000000c3",
} as const;

/** Buys a pack with a new card or phone; the id of the top-up and the key it was charged to. */
export async function buyTopUp(
  app: TestApp,
  client: TestClient,
  facts: { pack?: keyof typeof PACKS; method?: "card" | "phone" } = {},
): Promise<{ topUpId: string; billingKey: string }> {
  const { pack = "thirty", method = "card" } = facts;
  const billingKey = await app.gateway.issueKey(method);
  const { status, body } = await client.call(
    "credits.topUps.buy",
    { product_id: PACKS[pack], billing_key: billingKey, consent: method === "phone" },
    freshKey(),
  );
  if (status !== 201 || body.payment !== "paid") {
    throw new Error(`not bought: ${status} ${JSON.stringify(body)}`);
  }
  return { topUpId: body.top_up.id, billingKey };
}
