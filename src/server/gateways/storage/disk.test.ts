import { existsSync } from "node:fs";
import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseStorage } from "./choose-storage.ts";
import { createDiskStorage, sweepDrafts } from "./disk.ts";
import { StorageKeyRefused } from "./storage-key.ts";
import { StorageUnavailable } from "./storage-port.ts";
import { traversalNames } from "#test/traversal-names.ts";

const contentType = "image/webp";
let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await files.mkdtemp(path.join(tmpdir(), "somssi-disk-"));
  folder = path.join(parent, "uploads");
});

afterEach(async () => {
  await files.rm(parent, { recursive: true, force: true });
});

async function everyFile(): Promise<string[]> {
  const entries = await files.readdir(parent, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** The real file calls, but the next file opened for writing takes half the bytes and then fails. */
function failingAfterHalf(code: string): typeof files {
  return {
    ...files,
    async open(...args: Parameters<typeof files.open>) {
      const handle = await files.open(...args);
      if (args[1] !== "wx") return handle;
      const writeFile = handle.writeFile.bind(handle);
      handle.writeFile = async (bytes) => {
        const whole = bytes as Uint8Array;
        await writeFile(whole.subarray(0, whole.length / 2));
        throw Object.assign(new Error(code), { code });
      };
      return handle;
    },
  };
}

describe("files on disk", () => {
  it("gives back exactly what was put", async () => {
    const storage = createDiskStorage(folder);
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251));
    await storage.put("a-1.webp", bytes, { contentType });
    const stored = await storage.get("a-1.webp");
    expect(stored?.size).toBe(70_000);
    expect(stored && (await buffer(stored.stream))).toEqual(bytes);
    expect(await storage.exists("a-1.webp")).toBe(true);
  });

  it("writes what comes in pieces as it comes", async () => {
    const storage = createDiskStorage(folder);
    const sizes: number[] = [];
    const pieces = async function* () {
      for (let at = 0; at < 5; at += 1) {
        const drafts = await files.readdir(path.join(folder, "incoming"));
        const stats = drafts.map((name) => files.stat(path.join(folder, "incoming", name)));
        sizes.push((await Promise.all(stats)).reduce((sum, { size }) => sum + size, 0));
        yield Buffer.alloc(1000, at);
      }
    };
    await storage.put("a.zip", pieces(), { contentType });
    // Each piece was on the disk before the next was asked for.
    expect(sizes).toEqual([0, 1000, 2000, 3000, 4000]);
    const stored = await storage.get("a.zip");
    expect(stored && (await buffer(stored.stream))).toHaveLength(5000);
  });

  it("leaves no half file of what breaks off", async () => {
    const breaking = async function* () {
      yield Buffer.alloc(1000);
      throw new Error("broken off");
    };
    const put = createDiskStorage(folder).put("a.zip", breaking(), { contentType });
    await expect(put).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await everyFile()).toEqual([]);
  });

  it.skipIf(!existsSync("/dev/full"))("asks for no more once there is no room", async () => {
    let asked = 0;
    let ended = false;
    const pieces = async function* () {
      try {
        for (; asked < 1000; asked += 1) yield Buffer.alloc(1000);
      } finally {
        ended = true;
      }
    };
    const full = createDiskStorage(folder, {
      ...files,
      open: (...args: Parameters<typeof files.open>) =>
        args[1] === "wx" ? files.open("/dev/full", "w") : files.open(...args),
    });
    const put = full.put("a.zip", pieces(), { contentType });
    await expect(put).rejects.toMatchObject({ kind: "full" });
    expect([asked, ended]).toEqual([0, true]);
  });

  it("knows no file that was never put", async () => {
    const storage = createDiskStorage(folder);
    expect(await storage.get("a-1.webp")).toBeNull();
    expect(await storage.exists("a-1.webp")).toBe(false);
  });

  it("replaces a file whole, and leaves no draft", async () => {
    const storage = createDiskStorage(folder);
    await storage.put("a.webp", Buffer.from("a long first version"), { contentType });
    await storage.put("a.webp", Buffer.from("second"), { contentType });
    const stored = await storage.get("a.webp");
    expect(stored && (await buffer(stored.stream)).toString()).toBe("second");
    expect(await everyFile()).toEqual(["a.webp"]);
  });

  it("deletes once, and again without complaint", async () => {
    const storage = createDiskStorage(folder);
    await storage.put("a.webp", Buffer.from("x"), { contentType });
    await storage.delete("a.webp");
    await storage.delete("a.webp");
    expect(await everyFile()).toEqual([]);
  });

  it.each([
    ["ENOSPC", "full"],
    ["EDQUOT", "full"],
    ["EIO", "failing"],
    ["EROFS", "failing"],
  ])("says %s as %s and leaves no half file", async (code, kind) => {
    const storage = createDiskStorage(folder, failingAfterHalf(code));
    const put = storage.put("a.webp", Buffer.alloc(1000), { contentType });
    await expect(put).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(put).rejects.toMatchObject({ kind });
    expect(await everyFile()).toEqual([]);
  });

  it("keeps the earlier file when replacing it fails", async () => {
    await createDiskStorage(folder).put("a.webp", Buffer.from("first"), { contentType });
    const failing = createDiskStorage(folder, failingAfterHalf("EIO"));
    await expect(failing.put("a.webp", Buffer.from("second"), { contentType })).rejects.toThrow();
    const stored = await failing.get("a.webp");
    expect(stored && (await buffer(stored.stream)).toString()).toBe("first");
  });

  it("says so when the folder is in the way of a file", async () => {
    await files.writeFile(folder, "not a folder");
    const storage = createDiskStorage(folder);
    await expect(storage.put("a.webp", Buffer.from("x"), { contentType })).rejects.toBeInstanceOf(
      StorageUnavailable,
    );
    await expect(storage.get("a.webp")).rejects.toBeInstanceOf(StorageUnavailable);
  });

  it("touches nothing for a key that leads out of its folder", async () => {
    const storage = createDiskStorage(folder);
    await files.writeFile(path.join(parent, "a.webp"), "outside");
    for (const key of traversalNames()) {
      await expect(storage.put(key, Buffer.from("x"), { contentType })).rejects.toThrow(
        StorageKeyRefused,
      );
      await expect(storage.get(key)).rejects.toThrow(StorageKeyRefused);
      await expect(storage.delete(key)).rejects.toThrow(StorageKeyRefused);
      await expect(storage.exists(key)).rejects.toThrow(StorageKeyRefused);
    }
    expect(await files.readdir(parent)).toEqual(["a.webp"]);
    expect(await files.readFile(path.join(parent, "a.webp"), "utf8")).toBe("outside");
  });

  it("removes old drafts of a killed process, and leaves young ones", async () => {
    const incoming = path.join(folder, "incoming");
    await files.mkdir(incoming, { recursive: true });
    await files.writeFile(path.join(incoming, "old"), "half");
    await files.utimes(path.join(incoming, "old"), 1, 1);
    await files.writeFile(path.join(incoming, "young"), "half");
    expect(await sweepDrafts(folder, Date.now() - 60_000)).toBe(1);
    expect(await everyFile()).toEqual(["young"]);
  });

  it("is what disk settings choose", async () => {
    const { storage, close } = await chooseStorage({ kind: "disk", folder });
    await storage.put("a.webp", Buffer.from("x"), { contentType });
    close();
    expect(await everyFile()).toEqual(["a.webp"]);
  });
});
