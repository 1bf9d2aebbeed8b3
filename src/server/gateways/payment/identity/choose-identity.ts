import { EMULATED_STORE } from "../emulator-port.ts";
import type { PortOneAccess } from "../portone-call.ts";
import type { FoundIdentity, IdentityPort } from "./identity-port.ts";
import { createPortOneIdentity } from "./portone-identity.ts";

/** Where a person says who they are. */
export type IdentityWindow =
  /** On the emulator's page; its address may change while we run. */
  | { kind: "hosted"; url: () => Promise<string> }
  /** In PortOne's window, opened by its browser SDK. */
  | { kind: "portone"; storeId: string; channelKey: string };

/** Identity verification as this process has it. */
export interface Identity {
  port: IdentityPort;
  /** Null: nobody can be checked here, and an action that needs it answers `identity_unavailable`. */
  window: IdentityWindow | null;
  /** Keys the hash by which a person is known again. */
  hashKey: string;
}

/** The emulator's people are made up: whoever knows the key learns about nobody. */
export const EMULATED_HASH_KEY = "the people of the emulator are made up";

/** Identity verification over an emulator that answers at `address`. */
export function emulatedIdentity(
  address: () => Promise<{ url: string; apiSecret: string }>,
): Identity {
  return {
    port: {
      async find(verificationId): Promise<FoundIdentity> {
        try {
          const { url: apiUrl, apiSecret } = await address();
          const access = { apiUrl, apiSecret, storeId: EMULATED_STORE };
          return await createPortOneIdentity(access).find(verificationId);
        } catch {
          return { outcome: "unknown", reason: "emulator_down" };
        }
      },
    },
    window: { kind: "hosted", url: async () => (await address()).url },
    hashKey: EMULATED_HASH_KEY,
  };
}

export const unconfiguredIdentity: Identity = {
  port: { find: async () => ({ outcome: "unknown", reason: "not_configured" }) },
  window: null,
  hashKey: "",
};

/** Identity verification by the real gateway; none where it has no channel for it. */
export function realIdentity(
  account: Pick<PortOneAccess, "apiUrl" | "apiSecret" | "storeId"> & {
    identity: { channelKey: string; hashKey: string } | null;
  },
): Identity {
  const { identity, storeId } = account;
  if (identity === null) return unconfiguredIdentity;
  return {
    port: createPortOneIdentity(account),
    window: { kind: "portone", storeId, channelKey: identity.channelKey },
    hashKey: identity.hashKey,
  };
}
