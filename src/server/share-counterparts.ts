import { generateKeyPairSync } from "node:crypto";
import { fileURLToPath } from "node:url";
import {
  shareProcess,
  type KeptAddress,
  type SharedProcess,
} from "./platform/counterpart/share-process.ts";
import { startProcess } from "./platform/counterpart/start-process.ts";
import type { CounterpartsOrder } from "./run-counterparts.ts";

const ENTRY = fileURLToPath(new URL("./run-counterparts.ts", import.meta.url));

interface Kept extends KeptAddress {
  applePrivateKey: string;
}

/**
 * The local push service and the local login providers: one process for all that stands beside the gateway, so that a
 * start takes no longer for them. The first call that needs one of them starts it.
 */
export function shareCounterparts(dataDir: string): Promise<SharedProcess<Kept>> {
  return shareProcess<Kept>({
    dataDir,
    name: "counterparts",
    newSecrets: () => ({ applePrivateKey: newApplePrivateKey() }),
    start: ({ apiSecret, applePrivateKey }, port) => {
      const order: CounterpartsOrder = { dataDir, port, apiSecret, applePrivateKey };
      return startProcess(ENTRY, order);
    },
  });
}

/** As Apple hands one out: PKCS #8 in PEM. */
function newApplePrivateKey(): string {
  return generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  }).privateKey;
}
