import type { Clock } from "#server/platform/clock.ts";
import {
  createPushServiceControl,
  type PushService,
  type PushServiceControl,
} from "./push-service-control.ts";
import { isVendorEndpoint } from "./push-endpoint.ts";
import type { PushPort } from "./push-port.ts";
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
  /** The local push service, which stands beside the vendors', under keys made where none are given; null in production. */
  local: PushService | null;
  dataDir: string;
  clock: Clock;
}

/** Pushes under the given keys or, outside production, under those of the data folder. */
export function choosePush({ vapid, local, dataDir, clock }: PushSettings): Push {
  if (!local) return vapid ? realPush(vapid) : unconfiguredPush;
  const keys = vapid ?? keptVapidKeys(dataDir);
  return emulatedPush(keys, createPushServiceControl(local, keys.publicKey), clock);
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
