import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseStorage } from "./choose-storage.ts";
import { createS3Storage } from "./s3.ts";
import { StorageKeyRefused } from "./storage-key.ts";
import { StorageUnavailable } from "./storage-port.ts";

const settings = {
  bucket: "somssi-files",
  region: "ap-northeast-2",
  accessKeyId: "S3RVER",
  secretAccessKey: "S3RVER",
  forcePathStyle: true,
  timeoutMs: 1_000,
};
let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "somssi-s3-"));
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: settings.bucket, configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe("files in S3", () => {
  it("gives back exactly what was put, under the prefix", async () => {
    const storage = createS3Storage({ ...settings, endpoint, prefix: "uploads/" });
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251));
    await storage.put("a-1.webp", bytes, { contentType: "image/webp" });
    const stored = await storage.get("a-1.webp");
    expect(stored?.size).toBe(70_000);
    expect(stored && (await buffer(stored.stream))).toEqual(bytes);
    const bare = createS3Storage({ ...settings, endpoint });
    expect(await bare.exists("a-1.webp")).toBe(false);
    storage.close();
    bare.close();
  });

  it("sends what comes in pieces in parts, and holds few of them", async () => {
    const storage = createS3Storage({ ...settings, endpoint, timeoutMs: 10_000 });
    const MIB = 1024 * 1024;
    let asked = 0;
    let inBucketAtTheEnd: boolean | undefined;
    const pieces = async function* () {
      for (; asked < 40; asked += 1) yield Buffer.alloc(MIB, asked);
      inBucketAtTheEnd = await storage.exists("c.zip");
    };
    await storage.put("c.zip", pieces(), { contentType: "application/zip" });
    expect(inBucketAtTheEnd).toBe(false);
    const stored = await storage.get("c.zip");
    expect(stored?.size).toBe(40 * MIB);
    const bytes = stored && (await buffer(stored.stream));
    expect([bytes?.at(0), bytes?.at(-1)]).toEqual([0, 39]);
    storage.close();
  });

  it("stores nothing of what breaks off, and asks for no more once the store is gone", async () => {
    const storage = createS3Storage({ ...settings, endpoint, timeoutMs: 10_000 });
    const breaking = async function* () {
      yield Buffer.alloc(9 * 1024 * 1024);
      throw new Error("broken off");
    };
    const put = storage.put("d.zip", breaking(), { contentType: "application/zip" });
    await expect(put).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await storage.exists("d.zip")).toBe(false);
    storage.close();
    const nobody = createS3Storage({ ...settings, endpoint: "http://127.0.0.1:9" });
    let asked = 0;
    let ended = false;
    const endless = async function* () {
      try {
        for (; ; asked += 1) yield Buffer.alloc(1024 * 1024);
      } finally {
        ended = true;
      }
    };
    const lost = nobody.put("e.zip", endless(), { contentType: "application/zip" });
    await expect(lost).rejects.toBeInstanceOf(StorageUnavailable);
    expect(ended).toBe(true);
    expect(asked).toBeLessThan(40);
    nobody.close();
  });

  it("knows no file that was never put, and deletes it without complaint", async () => {
    const { storage, close } = await chooseStorage({ kind: "s3", ...settings, endpoint });
    expect(await storage.get("none.webp")).toBeNull();
    expect(await storage.exists("none.webp")).toBe(false);
    await storage.delete("none.webp");
    close();
  });

  it("deletes", async () => {
    const storage = createS3Storage({ ...settings, endpoint });
    await storage.put("b.webp", Buffer.from("x"), { contentType: "image/webp" });
    expect(await storage.exists("b.webp")).toBe(true);
    await storage.delete("b.webp");
    expect(await storage.exists("b.webp")).toBe(false);
    storage.close();
  });

  it("refuses a key before any call", async () => {
    const storage = createS3Storage({ ...settings, endpoint: "http://127.0.0.1:9" });
    await expect(storage.get("../a.webp")).rejects.toThrow(StorageKeyRefused);
    storage.close();
  });

  it("is unavailable with wrong keys, a missing bucket, or nobody there", async () => {
    for (const wrong of [
      { ...settings, endpoint, accessKeyId: "NOBODY" },
      { ...settings, endpoint, bucket: "no-such-bucket" },
      { ...settings, endpoint: "http://127.0.0.1:9" },
    ]) {
      const storage = createS3Storage(wrong);
      const put = storage.put("a.webp", Buffer.from("x"), { contentType: "image/webp" });
      await expect(put).rejects.toBeInstanceOf(StorageUnavailable);
      await expect(storage.get("a.webp")).rejects.toBeInstanceOf(StorageUnavailable);
      storage.close();
    }
  });

  it("gives up on a store that never answers", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const storage = createS3Storage({
      ...settings,
      endpoint: `http://127.0.0.1:${port}`,
      timeoutMs: 100,
    });
    await expect(storage.get("a.webp")).rejects.toBeInstanceOf(StorageUnavailable);
    storage.close();
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });
});
