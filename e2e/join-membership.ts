import type { Person } from "./market.ts";

/** The product that a plan is sold as. */
export async function productOf(person: Person, planName: string): Promise<string> {
  const { items } = await person.call("subscriptions.plans");
  return items.find(({ name }) => name === planName)?.product.id ?? "";
}

/** A membership bought over the API; answers the billing key that pays it. */
export async function join(
  person: Person,
  planName: string,
  method: "card" | "phone" = "card",
): Promise<string> {
  const product_id = await productOf(person, planName);
  const { billing_key } = await person.call("dev.billingKey", { method });
  const consent = method === "phone" ? { consent: true } : {};
  await person.call(
    "subscriptions.buy",
    { product_id, billing_key, ...consent },
    { idempotencyKey: crypto.randomUUID() },
  );
  return billing_key;
}
