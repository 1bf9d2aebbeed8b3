import { createHash, randomBytes } from "node:crypto";
import * as files from "node:fs/promises";
import path from "node:path";
import { errorCode } from "#server/platform/system-error.ts";
import { assertStorageKey } from "./storage-key.ts";
import { StorageUnavailable } from "./storage-port.ts";
import type { StoragePort } from "./storage-port.ts";

type FileCalls = Pick<typeof files, "open" | "mkdir" | "rename" | "unlink" | "stat">;

const codesOfFull = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/**
 * Files under one folder, spread over 256 × 256 shards by the key's hash. A write goes to `incoming/`, is
 * synced and then renamed, so a reader sees the whole file or none, also after a power cut.
 */
export function createDiskStorage(folder: string, calls: FileCalls = files): StoragePort {
  const root = path.resolve(folder);
  const incoming = path.join(root, "incoming");

  function placeOf(key: string): { shard: string; file: string } {
    assertStorageKey(key);
    const hash = createHash("sha256").update(key).digest("hex");
    const shard = path.join(root, hash.slice(0, 2), hash.slice(2, 4));
    return { shard, file: path.join(shard, key) };
  }

  async function write(
    content: Uint8Array | AsyncIterable<Uint8Array>,
    draft: string,
  ): Promise<void> {
    // "wx": never through a link or over a file that somebody left there.
    const handle = await calls.open(draft, "wx", 0o640);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async function syncFolder(shard: string): Promise<void> {
    const handle = await calls.open(shard, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  return {
    async put(key, content) {
      const { shard, file } = placeOf(key);
      const draft = path.join(incoming, `${key}.${randomBytes(8).toString("hex")}`);
      try {
        await calls.mkdir(incoming, { recursive: true });
        await calls.mkdir(shard, { recursive: true });
        await write(content, draft);
        await calls.rename(draft, file);
        await syncFolder(shard);
      } catch (cause) {
        await calls.unlink(draft).catch(() => undefined);
        throw asUnavailable("put", cause);
      }
    },

    async get(key) {
      const { file } = placeOf(key);
      try {
        const handle = await calls.open(file, "r");
        try {
          const { size } = await handle.stat();
          return { size, stream: handle.createReadStream() };
        } catch (cause) {
          await handle.close();
          throw cause;
        }
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw asUnavailable("get", cause);
      }
    },

    async delete(key) {
      const { file } = placeOf(key);
      try {
        await calls.unlink(file);
      } catch (cause) {
        if (!isMissing(cause)) throw asUnavailable("delete", cause);
      }
    },

    async exists(key) {
      const { file } = placeOf(key);
      try {
        return (await calls.stat(file)).isFile();
      } catch (cause) {
        if (isMissing(cause)) return false;
        throw asUnavailable("exists", cause);
      }
    },
  };
}

/** Removes drafts that a killed process left in `incoming/` before `olderThan` (epoch ms). */
export async function sweepDrafts(folder: string, olderThan: number): Promise<number> {
  const incoming = path.join(path.resolve(folder), "incoming");
  const names = await files.readdir(incoming).catch((cause: unknown) => {
    if (isMissing(cause)) return [];
    throw asUnavailable("sweep", cause);
  });
  let removed = 0;
  for (const name of names) {
    const draft = path.join(incoming, name);
    const stat = await files.stat(draft).catch(() => null);
    if (stat?.isFile() && stat.mtimeMs < olderThan) {
      await files.unlink(draft).catch(() => undefined);
      removed += 1;
    }
  }
  return removed;
}

function isMissing(cause: unknown): boolean {
  return errorCode(cause) === "ENOENT";
}

function asUnavailable(operation: string, cause: unknown): StorageUnavailable {
  return new StorageUnavailable(
    codesOfFull.has(errorCode(cause) ?? "") ? "full" : "failing",
    operation,
    cause,
  );
}
