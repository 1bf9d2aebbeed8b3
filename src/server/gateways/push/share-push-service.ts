import { fileURLToPath } from "node:url";
import {
  shareProcess,
  type KeptAddress,
  type SharedProcess,
} from "#server/platform/counterpart/share-process.ts";
import { startProcess } from "#server/platform/counterpart/start-process.ts";
import type { PushServiceOrder } from "./local/main.ts";

const ENTRY = fileURLToPath(new URL("./local/main.ts", import.meta.url));

/** The one local push service of all processes on a data folder; the first call that needs it starts it. */
export function sharePushService(dataDir: string): Promise<SharedProcess<KeptAddress>> {
  return shareProcess<KeptAddress>({
    dataDir,
    name: "push",
    newSecrets: () => ({}),
    start: ({ apiSecret }, port) => {
      const order: PushServiceOrder = { dataDir, port, apiSecret };
      return startProcess(ENTRY, order);
    },
  });
}
