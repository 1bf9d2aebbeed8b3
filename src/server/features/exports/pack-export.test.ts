import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import type { StoredObject } from "#server/gateways/storage/storage-port.ts";
import { packExport } from "./pack-export.ts";

const FILES = 40;
const CHUNK = 64 * 1024;
const CHUNKS = 16;
/** Of one file and what the streams between hold: far below the 40 MiB of all. */
const MOST_HELD = 1024 * 1024;

let opened: Readable[];
let bytesRead: number;
/** Reading this chunk of all fails. */
let failsAt: number;

beforeEach(() => {
  opened = [];
  bytesRead = 0;
  failsAt = Infinity;
});

const get = async (key: string): Promise<StoredObject | null> => {
  if (key === "gone") return null;
  const chunks = async function* () {
    for (let at = 0; at < CHUNKS; at += 1) {
      if (bytesRead / CHUNK >= failsAt) throw new Error("the disk is gone");
      bytesRead += CHUNK;
      yield Buffer.alloc(CHUNK, key);
    }
  };
  const stream = Readable.from(chunks(), { highWaterMark: 1 });
  opened.push(stream);
  return { size: CHUNK * CHUNKS, stream };
};

const files = Array.from({ length: FILES }, (_, at) => ({
  id: `${at}`,
  display_name: at === 0 ? "a/b.webp" : "photo.webp",
  storage_key: `key-${at}`,
}));
const data = new Map([
  ["reviews", { columns: [{ name: "body", isInstant: false }], rows: [{ body: "=1+1" }] }],
]);
const packing = (changes: { files?: typeof files } = {}) =>
  packExport({ data, files, storage: { get }, ...changes });
const stillOpen = () => opened.filter((stream) => !stream.destroyed).length;

describe("a copy of everything", () => {
  it("flows as it is read: never more than a little is held, and one file is open", async () => {
    let taken = 0;
    let held = 0;
    let openAtOnce = 0;
    let openedAtFirst = -1;
    for await (const chunk of packing()) {
      if (openedAtFirst < 0) openedAtFirst = opened.length;
      taken += chunk.byteLength;
      held = Math.max(held, bytesRead - taken);
      openAtOnce = Math.max(openAtOnce, stillOpen());
    }
    expect(openedAtFirst).toBeLessThan(2);
    expect(opened).toHaveLength(FILES);
    expect(taken).toBeGreaterThan(FILES * CHUNKS * CHUNK);
    expect(held).toBeLessThan(MOST_HELD);
    expect(openAtOnce).toBeLessThanOrEqual(2);
    expect(stillOpen()).toBe(0);
  });

  it("reads nothing on its own while nobody takes it", async () => {
    const archive = packing();
    await archive.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(bytesRead).toBeLessThan(MOST_HELD);
    await archive.return();
  });

  it("is whole, each file under a name without folders, and one that is not there left out", async () => {
    const some = [...files.slice(0, 2), { id: "x", display_name: "x.webp", storage_key: "gone" }];
    const unpacked = unzipSync(await buffer(Readable.from(packing({ files: some }))));
    expect(Object.keys(unpacked)).toEqual([
      "안내.txt",
      "내 정보.json",
      expect.stringMatching(/^표\/.+\.csv$/),
      "파일/0 a_b.webp",
      "파일/1 photo.webp",
    ]);
    expect(strFromU8(unpacked["내 정보.json"] ?? new Uint8Array())).toContain("=1+1");
    expect(unpacked["파일/1 photo.webp"]).toHaveLength(CHUNK * CHUNKS);
  });

  it.each([1, 10, 60, 400])("ends cleanly when its taker goes after %i pieces", async (pieces) => {
    const archive = packing();
    for (let at = 0; at < pieces; at += 1) await archive.next();
    await archive.return();
    const read = bytesRead;
    expect(stillOpen()).toBe(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(bytesRead).toBe(read);
    expect(await archive.next()).toEqual({ done: true, value: undefined });
  });

  it("fails as a whole when a file cannot be read to its end", async () => {
    failsAt = 20;
    await expect(buffer(Readable.from(packing()))).rejects.toThrow("the disk is gone");
    expect(opened).toHaveLength(2);
    expect(stillOpen()).toBe(0);
  });
});
