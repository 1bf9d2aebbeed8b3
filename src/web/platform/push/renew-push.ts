import { api } from "../api/api.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { cookieValue } from "../api/cookie.ts";
import { deviceStorage } from "../draft/device-storage.ts";
import { ownSubscription, registrationOf } from "./own-subscription.ts";
import { pushFacts, pushSupport } from "./push-support.ts";

/** Which subscription was renewed in which session last. */
const RENEWED = "push.renewed";

/**
 * Once for each session: a browser that was told goes on being told where the same person is back. Whoever else signs
 * in here is not, until they ask for it; then the subscription of before goes.
 */
export async function renewPush(): Promise<void> {
  const facts = pushFacts();
  if (pushSupport(facts) !== "supported" || facts.permission !== "granted") return;
  const subscription = await ownSubscription();
  if (!subscription) return;
  const mark = `${subscription.endpoint} ${cookieValue(document.cookie, "csrftoken")}`;
  if (deviceStorage.read(RENEWED) === mark) return;
  try {
    await api("users.me.pushDevices.add", { ...registrationOf(subscription), renew: true });
    deviceStorage.write(RENEWED, mark);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) await subscription.unsubscribe();
  }
}
