import { PUSH_DEVICES } from "#contract/device-paths.ts";
import { worker } from "./worker-scope.ts";

interface WithCookies {
  cookieStore?: { get(name: string): Promise<{ value: string } | null> };
}

/**
 * The browser has thrown a subscription away: another takes its place, and we are told of it. Where that fails (signed
 * out, no network, no access to cookies), the next visit does it.
 */
export async function renewSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
  const { newSubscription, oldSubscription } = event;
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (await worker.registration.pushManager.subscribe({ ...options }));
  const token = await (worker as WithCookies).cookieStore?.get("csrftoken");
  const { endpoint, keys } = subscription.toJSON();
  await fetch(PUSH_DEVICES, {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrftoken": token?.value ?? "" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
