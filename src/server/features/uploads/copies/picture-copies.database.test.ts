import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { StorageUnavailable } from "#server/gateways/storage/storage-port.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import { failing, hour, uploadBench } from "#test/upload-bench.ts";
import { createPictureProcess } from "../pictures/picture-process.ts";
import type { PictureProcess } from "../pictures/picture-process.ts";
import type { UploadRow } from "../queries.ts";
import { reserveUpload } from "../queries.ts";
import { copyKey } from "./copy-key.ts";
import { createPictureCopies } from "./picture-copies.ts";

const { clock, ids, db, storage, ...bench } = await uploadBench();
const { stored, sweep, filesOnDisk, rowCount } = bench;
const pictures = createPictureProcess({ niceness: 10 });
const wish = { width: 160, format: "avif" } as const;

afterAll(() => pictures.close());

/** Copies over a real process that counts what it is asked to draw. */
function counting(over: { storage?: StoragePort; pictures?: PictureProcess } = {}) {
  let drawn = 0;
  const process = over.pictures ?? pictures;
  const copies = createPictureCopies({
    storage: over.storage ?? storage,
    pictures: {
      ...process,
      copy: (...args) => {
        drawn += 1;
        return process.copy(...args);
      },
    },
  });
  const open = async (upload: UploadRow, asked: Parameters<typeof copies.open>[1] = wish) => {
    const opened = await copies.open(upload, asked);
    return opened && (await buffer(opened.stream)).length === opened.size ? opened.size : null;
  };
  return { open, drawn: () => drawn };
}

describe("copies of pictures", () => {
  it("are drawn when first asked for, once, and kept", async () => {
    const upload = await stored();
    const { open, drawn } = counting();
    expect(await filesOnDisk()).toHaveLength(2);
    const size = await open(upload);
    expect(size).toBeGreaterThan(0);
    expect(await filesOnDisk()).toContain(copyKey(upload.storage_key, wish));
    expect(await open(upload)).toBe(size);
    expect(drawn()).toBe(1);
  });

  it("are drawn once for all who ask at the same time", async () => {
    const upload = await stored();
    const { open, drawn } = counting();
    const sizes = await Promise.all(Array.from({ length: 5 }, () => open(upload)));
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeGreaterThan(0);
    expect(drawn()).toBe(1);
  });

  it("are drawn anew when the store has lost or emptied them", async () => {
    const upload = await stored();
    const { open, drawn } = counting();
    const size = await open(upload);
    const key = copyKey(upload.storage_key, wish);
    await storage.delete(key);
    expect(await open(upload)).toBe(size);
    await storage.put(key, Buffer.alloc(0), { contentType: "image/avif" });
    expect(await open(upload)).toBe(size);
    expect(drawn()).toBe(3);
  });

  it("are shown also when the store is full", async () => {
    const upload = await stored();
    const { open } = counting({ storage: failing(storage, "put", 1, "full") });
    expect(await open(upload)).toBeGreaterThan(0);
    expect(await filesOnDisk()).toHaveLength(2);
  });

  it("are none while they cannot be drawn, and can be later", async () => {
    const upload = await stored();
    const closed = createPictureProcess();
    closed.close();
    const { open } = counting({ pictures: closed });
    expect(await open(upload)).toBeNull();
    expect(await filesOnDisk()).toHaveLength(2);
    expect(await counting().open(upload)).toBeGreaterThan(0);
  });

  it("are no copies of what the store has lost", async () => {
    const upload = await stored();
    await storage.delete(upload.storage_key);
    const large = { width: 480, format: "webp" } as const;
    await expect(counting().open(upload, large)).rejects.toBeInstanceOf(StorageUnavailable);
  });

  it("go with their picture, when its last row goes", async () => {
    const first = await stored();
    const second = { ...first, id: ids.next() };
    await reserveUpload(db, second, Buffer.alloc(32));
    const { open } = counting();
    for (const width of [160, 480, 960]) {
      for (const format of ["avif", "webp"] as const) await open(first, { width, format });
    }
    expect(await filesOnDisk()).toHaveLength(8);
    clock.advance(hour + 1);
    await sweep();
    expect(await filesOnDisk()).toHaveLength(8);
    await db`UPDATE uploads SET deleted_at = ${clock.now()}`;
    clock.advance(hour + 1);
    await sweep();
    expect(await rowCount()).toBe(0);
    expect(await filesOnDisk()).toEqual([]);
  });
});
