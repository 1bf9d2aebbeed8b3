import {
  emulatedIdentity,
  realIdentity,
  unconfiguredIdentity,
  type Identity,
} from "./identity/choose-identity.ts";
import { createEmulatorControl, type EmulatorControl } from "./emulator-control.ts";
import { portOf } from "./emulator-port.ts";
import type { PaymentPort } from "./payment-port.ts";
import { createPortOne } from "./portone.ts";
import { shareEmulator } from "./share-emulator.ts";
import { unconfiguredPort } from "./unconfigured-port.ts";

/** Where PortOne's own script, calls and windows come from. */
export const PORTONE_ORIGINS = [
  "https://cdn.portone.io",
  "https://*.portone.io",
  "https://*.iamport.co",
  "https://*.iamport.kr",
];

interface PortOneAccount {
  apiUrl: string;
  apiSecret: string;
  storeId: string;
  channelKeyCard: string;
  channelKeyPhone: string;
  /** "whsec_…" */
  webhookSecret: string;
  /** Its channel that checks who somebody is, and our own key; null: it has none. */
  identity: { channelKey: string; hashKey: string } | null;
}

/** How a person's browser comes by a billing key. */
export type KeyIssue =
  /** On the emulator's page; its address may change while we run. */
  | { kind: "hosted"; url: () => Promise<string> }
  /** In PortOne's window, opened by its browser SDK. */
  | { kind: "portone"; storeId: string; channelKeys: Record<"card" | "phone", string> };

/** Payments as this process has them. */
export interface Payments {
  /** Never throws; answers `unknown` with the reason "not_configured" while `keyIssue` is null. */
  port: PaymentPort;
  /** Null: no gateway is configured, and an action that needs one answers `payments_unavailable`. */
  keyIssue: KeyIssue | null;
  /** What the gateway signs its webhooks with; null with `keyIssue`. */
  webhookSecret: string | null;
  /** The emulator's controls; null with the real gateway, and without any. */
  emulator: EmulatorControl | null;
}

interface PaymentSettings {
  portone: PortOneAccount | null;
  /** Whether the emulator may stand in for a gateway that is not configured. */
  emulate: boolean;
  dataDir: string;
}

/** The real gateway when it is configured; otherwise its emulator, but none in production. */
export async function choosePayments(
  settings: PaymentSettings,
): Promise<{ payments: Payments; identity: Identity; close: () => Promise<void> }> {
  const { portone } = settings;
  const close = async () => undefined;
  if (portone) return { payments: realPayments(portone), identity: realIdentity(portone), close };
  if (!settings.emulate) {
    return { payments: unconfiguredPayments, identity: unconfiguredIdentity, close };
  }
  const shared = await shareEmulator(settings.dataDir);
  // It starts while the rest of the product does; whoever needs it waits for it.
  shared.address().catch(() => undefined);
  return {
    payments: emulatedPayments(shared.address, shared.webhookSecret),
    identity: emulatedIdentity(shared.address),
    close: shared.stop,
  };
}

/** Payments over an emulator that answers at `address`. */
export function emulatedPayments(
  address: () => Promise<{ url: string; apiSecret: string }>,
  webhookSecret: string,
): Payments & { emulator: EmulatorControl } {
  return {
    port: portOf(address),
    keyIssue: { kind: "hosted", url: async () => (await address()).url },
    webhookSecret,
    emulator: createEmulatorControl(address),
  };
}

/** Payments where nothing takes them. */
export const unconfiguredPayments: Payments = {
  port: unconfiguredPort,
  keyIssue: null,
  webhookSecret: null,
  emulator: null,
};

/** Payments over the real gateway. */
export function realPayments(account: Omit<PortOneAccount, "identity">): Payments {
  return {
    port: createPortOne(account),
    keyIssue: {
      kind: "portone",
      storeId: account.storeId,
      channelKeys: { card: account.channelKeyCard, phone: account.channelKeyPhone },
    },
    webhookSecret: account.webhookSecret,
    emulator: null,
  };
}
