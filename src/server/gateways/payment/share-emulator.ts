import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { holdingLock } from "#server/platform/process-lock.ts";
import { errorCode } from "#server/platform/system-error.ts";
import { EMULATED_STORE } from "./emulator-port.ts";
import { proofOf } from "./emulator/proof.ts";
import { startEmulator, type RunningEmulator } from "./start-emulator.ts";

interface Kept {
  /** Where it answers, or last did; null before it first started. */
  url: string | null;
  apiSecret: string;
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

/**
 * The one emulator of all processes on a data folder. Whoever needs it first starts it and leaves its address; it
 * ends with that process, and the next call of another one starts it again, over the same record.
 */
export async function shareEmulator(dataDir: string): Promise<SharedEmulator> {
  const file = join(dataDir, "gateway", "address.json");
  const oneAtATime = <T>(work: () => Promise<T>) =>
    holdingLock(`gateway address of ${dataDir}`, work);
  let kept = await oneAtATime(async () => read(file) ?? write(file, newSecrets()));
  let own: RunningEmulator | null = null;
  let starting: Promise<string> | null = null;
  let stopped = false;

  async function findOrStart(): Promise<string> {
    return oneAtATime(async () => {
      kept = read(file) ?? kept;
      if (kept.url !== null && (await isAlive(kept.url, kept.apiSecret))) return kept.url;
      if (stopped) throw new Error("the gateway's emulator has been stopped");
      const { apiSecret, webhookSecret } = kept;
      own = await startEmulator({
        dataDir,
        port: kept.url === null ? 0 : Number(new URL(kept.url).port),
        apiSecret,
        webhookSecret,
        storeId: EMULATED_STORE,
      });
      kept = write(file, { ...kept, url: own.url });
      return own.url;
    });
  }

  return {
    webhookSecret: kept.webhookSecret,
    async address() {
      const { url, apiSecret } = kept;
      const here = own?.isRunning() === true;
      if (url !== null && !starting && (here || (await isAlive(url, apiSecret)))) {
        return { url, apiSecret };
      }
      starting ??= findOrStart().finally(() => {
        starting = null;
      });
      return { url: await starting, apiSecret };
    },
    async stop() {
      stopped = true;
      await starting?.catch(() => undefined);
      await own?.stop();
    },
  };
}

/** Whether our emulator answers there, or is only slow to. Whoever else has come by its port cannot prove to be it. */
async function isAlive(url: string, apiSecret: string): Promise<boolean> {
  try {
    const question = randomBytes(16).toString("base64url");
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`${url}/whose?question=${question}`, { signal });
    const { proof } = (await answer.json()) as { proof?: unknown };
    return proof === proofOf(apiSecret, question);
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError";
  }
}

function newSecrets(): Kept {
  return {
    url: null,
    apiSecret: randomBytes(32).toString("base64url"),
    webhookSecret: `whsec_${randomBytes(32).toString("base64")}`,
  };
}

function read(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Put in place whole: a process that is killed leaves the old one. */
function write(file: string, kept: Kept): Kept {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return kept;
}
