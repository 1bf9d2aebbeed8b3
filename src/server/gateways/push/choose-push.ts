import type { Clock } from "#server/platform/clock.ts";
import { createPushServiceControl, type PushServiceControl } from "./push-service-control.ts";
import { isVendorEndpoint } from "./push-endpoint.ts";
import type { PushPort } from "./push-port.ts";
import { sharePushService } from "./share-push-service.ts";
import { keptVapidKeys, type VapidKeys } from "./vapid-keys.ts";
import { createWebPush } from "./web-push.ts";

/** Pushes as this process has them. */
export interface Push {
  /** Never throws; answers `refused` with the reason "not_configured" while `publicKey` is null. */
  port: PushPort;
  /** What browsers subscribe with, base64url; null: pushes are not configured. */
  publicKey: string | null;
  /** Whether an address that a browser names may be called at all. */
  mayCall: (endpoint: string) => Promise<boolean>;
  /** The local push service's controls; null in production. */
  local: PushServiceControl | null;
}

interface PushSettings {
  vapid: VapidKeys | null;
  /** Whether the local push service may stand beside the vendors', and keys be made where none are given. */
  emulate: boolean;
  dataDir: string;
  clock: Clock;
}

/** Pushes under the given keys or, outside production, under those of the data folder. */
export async function choosePush(
  settings: PushSettings,
): Promise<{ push: Push; close: () => Promise<void> }> {
  const { vapid, emulate, dataDir, clock } = settings;
  const close = async () => undefined;
  if (!emulate) return { push: vapid ? realPush(vapid) : unconfiguredPush, close };
  const keys = vapid ?? keptVapidKeys(dataDir);
  const shared = await sharePushService(dataDir);
  const local = createPushServiceControl(shared, keys.publicKey);
  return { push: emulatedPush(keys, local, clock), close: shared.stop };
}

/** Pushes to the vendors' services alone. */
function realPush(vapid: VapidKeys): Push {
  const mayCall = async (endpoint: string) => isVendorEndpoint(endpoint);
  return {
    port: createWebPush({ vapid, mayCall }),
    publicKey: vapid.publicKey,
    mayCall,
    local: null,
  };
}

/** Pushes to the vendors' services and the local one, which is told the product's time of each. */
export function emulatedPush(vapid: VapidKeys, local: PushServiceControl, clock: Clock): Push {
  const mayCall = async (endpoint: string) =>
    isVendorEndpoint(endpoint) || (await local.isOwn(endpoint));
  const extraHeaders = () => ({ Date: clock.now().toUTCString() });
  return {
    port: createWebPush({ vapid, mayCall, extraHeaders }),
    publicKey: vapid.publicKey,
    mayCall,
    local,
  };
}

/** Pushes where nothing sends them. */
const unconfiguredPush: Push = {
  port: { send: async () => ({ outcome: "refused", reason: "not_configured" }) },
  publicKey: null,
  mayCall: async () => false,
  local: null,
};
