import type { Input } from "#contract/registry.ts";

type Registration = Pick<Input<"users.me.pushDevices.add">, "endpoint" | "keys">;

/** This browser's subscription; null without one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the person, in the browser's own words, and subscribes. Only ever after a press of theirs. "denied" when they
 * refuse, "failed" when the browser cannot reach its push service.
 */
export async function subscribe(
  publicKey: string,
): Promise<PushSubscription | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // One for another key of ours would never be pushed to.
    if (before && !isFor(before, publicKey)) await before.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    return "failed";
  }
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (key === null) return false;
  return Uint8Array.from(atob(publicKey.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  ).every((byte, at) => byte === new Uint8Array(key)[at]);
}

/** A subscription as our API takes it. */
export function registrationOf(subscription: PushSubscription): Registration {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}
