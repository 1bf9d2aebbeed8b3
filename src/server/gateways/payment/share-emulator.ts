import { randomBytes } from "node:crypto";
import { shareProcess, type KeptAddress } from "#server/platform/counterpart/share-process.ts";
import { EMULATED_STORE } from "./emulator-port.ts";
import { startEmulator } from "./start-emulator.ts";

interface Kept extends KeptAddress {
  webhookSecret: string;
}

export interface SharedEmulator {
  /** "whsec_…", the same for as long as the data folder is. */
  webhookSecret: string;
  /** Where it answers now; starts it when it does not. */
  address: () => Promise<{ url: string; apiSecret: string }>;
  /** Ends it if it was started here. */
  stop: () => Promise<void>;
}

/** The one emulator of all processes on a data folder. */
export async function shareEmulator(dataDir: string): Promise<SharedEmulator> {
  const { secrets, address, stop } = await shareProcess<Kept>({
    dataDir,
    name: "gateway",
    newSecrets: () => ({ webhookSecret: `whsec_${randomBytes(32).toString("base64")}` }),
    start: ({ apiSecret, webhookSecret }, port) =>
      startEmulator({ dataDir, port, apiSecret, webhookSecret, storeId: EMULATED_STORE }),
  });
  return { webhookSecret: secrets.webhookSecret, address, stop };
}
