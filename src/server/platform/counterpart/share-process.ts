import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { holdingLock } from "../process-lock.ts";
import { errorCode } from "../system-error.ts";
import { proofOf } from "./proof.ts";
import type { RunningProcess } from "./start-process.ts";

export interface KeptAddress {
  /** Where it answers, or last did; null before it first started. */
  url: string | null;
  apiSecret: string;
}

export type Address = { url: string; apiSecret: string };

export interface SharedProcess<Kept extends KeptAddress> {
  /** Its secrets, the same for as long as the data folder is. */
  secrets: Omit<Kept, "url">;
  /** Where it answers now; starts it when it does not. */
  address: () => Promise<Address>;
  /** Whether any process on the data folder has ever started it. */
  wasStarted: () => boolean;
  /** Ends it if it was started here. */
  stop: () => Promise<void>;
}

/**
 * The one local counterpart `name` of all processes on a data folder. Whoever needs it first starts it and leaves its
 * address; it ends with that process, and the next call of another one starts it again, over the same record.
 */
export async function shareProcess<Kept extends KeptAddress>(parts: {
  dataDir: string;
  name: string;
  /** Of a data folder that has none yet. */
  newSecrets: () => Omit<Kept, "url" | "apiSecret">;
  start: (kept: Kept, port: number) => Promise<RunningProcess>;
}): Promise<SharedProcess<Kept>> {
  const { dataDir, name } = parts;
  const file = join(dataDir, name, "address.json");
  const oneAtATime = <T>(work: () => Promise<T>) =>
    holdingLock(`${name} address of ${dataDir}`, work);
  const newKept = () =>
    ({
      ...parts.newSecrets(),
      url: null,
      apiSecret: randomBytes(32).toString("base64url"),
    }) as unknown as Kept;
  let kept = await oneAtATime(async () => read<Kept>(file) ?? write(file, newKept()));
  let own: RunningProcess | null = null;
  let starting: Promise<string> | null = null;
  let stopped = false;

  async function findOrStart(): Promise<string> {
    return oneAtATime(async () => {
      kept = read<Kept>(file) ?? kept;
      if (kept.url !== null && (await isAlive(kept.url, kept.apiSecret))) return kept.url;
      if (stopped) throw new Error(`the local ${name} has been stopped`);
      own = await parts.start(kept, kept.url === null ? 0 : Number(new URL(kept.url).port));
      kept = write(file, { ...kept, url: own.url });
      return own.url;
    });
  }

  return {
    secrets: kept,
    wasStarted: () => (read<Kept>(file) ?? kept).url !== null,
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

/** Whether our process answers there, or is only slow to. Whoever else has come by its port cannot prove to be it. */
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

function read<Kept>(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Put in place whole: a process that is killed leaves the old one. */
function write<Kept>(file: string, kept: Kept): Kept {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return kept;
}
