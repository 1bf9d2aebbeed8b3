import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestClock } from "#test/clock.ts";
import { testDatabase } from "#test/database.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { pdf } from "#test/hostile-files.ts";
import { realPicture } from "#test/picture-bytes.ts";
import { createDiskStorage } from "#server/gateways/storage/disk.ts";
import { StorageUnavailable } from "#server/gateways/storage/storage-port.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { createPictureProcess } from "./pictures/picture-process.ts";
import { presentUpload } from "./present.ts";
import { claimUploads, findUpload, reserveUpload, uploadsAttachedTo } from "./queries.ts";
import { readUpload } from "./read.ts";
import { storeUpload } from "./store.ts";
import { sweepUploads } from "./sweep.ts";
import type { StoreUploadInput } from "./store.ts";
import type { UploadRow } from "./queries.ts";

const hour = 60 * 60 * 1000;
const clock = createTestClock();
const ids = createIds(clock, systemRandom);
const pictures = createPictureProcess();
let db: Sql;
let folder: string;
let storage: StoragePort;
let ownerId: string;
let otherId: string;
let photo: Buffer;

beforeAll(async () => {
  db = await testDatabase();
  ownerId = (await makeAccount({ sql: db, clock, ids })).id;
  otherId = (await makeAccount({ sql: db, clock, ids })).id;
  photo = await realPicture("jpeg", 600, 400);
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "somssi-uploads-"));
  storage = createDiskStorage(folder);
});

afterEach(async () => {
  await db`DELETE FROM uploads`;
  await rm(folder, { recursive: true, force: true });
});

afterAll(() => {
  pictures.close();
});

function store(input: Partial<StoreUploadInput> = {}) {
  return storeUpload({
    db,
    storage,
    pictures,
    ids,
    now: clock.now(),
    ownerId,
    purpose: "request_photo",
    fileName: "거실 사진.jpg",
    bytes: photo,
    ...input,
  });
}

async function stored(input: Partial<StoreUploadInput> = {}): Promise<UploadRow> {
  const result = await store(input);
  if (!result.ok) throw new Error(result.reason);
  return result.upload;
}

function claim(uploadIds: string[], reference = "request:1", owner = ownerId) {
  return inTransaction(db, (tx) => claimUploads(tx, uploadIds, owner, "request_photo", reference));
}

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

async function rowCount(): Promise<number> {
  const [row] = await db<{ n: number }[]>`SELECT count(*) AS n FROM uploads`;
  return row?.n ?? -1;
}

function sweep() {
  return sweepUploads({ db, storage, now: clock.now(), limit: 100 });
}

/** A store that fails at the nth call of one kind, and from then on for ever. */
function failing(call: "put" | "delete", nth: number, kind: "full" | "failing"): StoragePort {
  let calls = 0;
  return {
    ...storage,
    [call]: async (...args: Parameters<StoragePort["put"]>) => {
      calls += 1;
      if (calls >= nth) throw new StorageUnavailable(kind, call, new Error("injected"));
      await storage[call](...args);
    },
  };
}

describe("storing a file", () => {
  it("keeps a picture redrawn, with its thumbnail and its row", async () => {
    const upload = await stored();
    expect(await findUpload(db, upload.id)).toEqual(upload);
    expect(upload).toMatchObject({
      owner_id: ownerId,
      kind: "image",
      mime: "image/webp",
      width: 600,
      height: 400,
      display_name: "거실 사진.jpg",
      storage_key: `${upload.id}.webp`,
      thumb_key: `${upload.id}-thumb.webp`,
      attached_to: null,
    });
    const [row] = await db<
      { sha256: Buffer }[]
    >`SELECT sha256 FROM uploads WHERE id = ${upload.id}`;
    const { stream } = await readUpload(storage, upload, "full");
    const bytes = await buffer(stream);
    expect(bytes.length).toBe(upload.bytes);
    expect(row?.sha256).toEqual(createHash("sha256").update(bytes).digest());
  });

  it("keeps a PDF as it is, and hands it out as a download only", async () => {
    const bytes = pdf("");
    const upload = await stored({ purpose: "quote_attachment", fileName: "견적서.pdf", bytes });
    expect(upload).toMatchObject({ kind: "document", width: null, thumb_key: null });
    const { stream, headers } = await readUpload(storage, upload, "thumb");
    expect(await buffer(stream)).toEqual(bytes);
    expect(headers).toEqual({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition":
        "attachment; filename=\"_.pdf\"; filename*=UTF-8''%EA%B2%AC%EC%A0%81%EC%84%9C.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it("serves a picture as WebP under a WebP name, its thumbnail smaller", async () => {
    const upload = await stored();
    const full = await readUpload(storage, upload, "full");
    const thumb = await readUpload(storage, upload, "thumb");
    full.stream.destroy();
    thumb.stream.destroy();
    expect(full.headers["content-type"]).toBe("image/webp");
    expect(full.headers["content-disposition"]).toMatch(/^inline; .*\.webp$/);
    expect(Number(thumb.headers["content-length"])).toBeLessThan(
      Number(full.headers["content-length"]),
    );
  });

  it("tells of it without a word about where it lies", async () => {
    const upload = await stored();
    expect(presentUpload(upload)).toEqual({
      id: upload.id,
      kind: "image",
      name: "거실 사진.jpg",
      bytes: upload.bytes,
      width: 600,
      height: 400,
      url: `/api/uploads/${upload.id}/`,
      thumb_url: `/api/uploads/${upload.id}/?size=thumb`,
    });
  });

  it.each([
    [{ fileName: "a.png" }, "name_disagrees"],
    [{ bytes: Buffer.from("<svg/>"), fileName: "a.svg" }, "not_a_picture"],
    [{ bytes: pdf(""), fileName: "a.pdf" }, "not_a_picture"],
    [{ bytes: Buffer.alloc(0) }, "empty"],
  ])("leaves nothing behind a refusal: %o", async (input, reason) => {
    expect(await store(input)).toMatchObject({ ok: false, reason });
    expect(await store({ bytes: photo.subarray(0, 900) })).toMatchObject({
      reason: "picture_unreadable",
      code: "invalid",
    });
    expect(await rowCount()).toBe(0);
    expect(await filesOnDisk()).toEqual([]);
  });

  it.each([
    [1, "full", "storage_full", "storage_full"],
    [2, "full", "storage_full", "storage_full"],
    [1, "failing", "storage_failing", "unavailable"],
    [2, "failing", "storage_failing", "unavailable"],
  ] as const)("leaves nothing when put %i is %s", async (nth, kind, reason, code) => {
    const result = await store({ storage: failing("put", nth, kind) });
    expect(result).toMatchObject({ ok: false, reason, code });
    expect(await rowCount()).toBe(0);
    expect(await filesOnDisk()).toEqual([]);
  });

  it("leaves a way for the sweep when the store cannot even delete", async () => {
    const broken = {
      ...failing("put", 2, "failing"),
      delete: () => Promise.reject(new StorageUnavailable("failing", "delete", new Error("down"))),
    };
    const result = await store({ storage: broken });
    expect(result).toMatchObject({ ok: false, code: "unavailable" });
    expect(await filesOnDisk()).toHaveLength(1);
    clock.advance(hour + 1);
    expect(await sweep()).toBe(1);
    expect(await filesOnDisk()).toEqual([]);
    expect(await rowCount()).toBe(0);
  });

  it("shows nothing of an upload that was cut off, and sweeps it later", async () => {
    const upload = await stored();
    await db`DELETE FROM uploads`;
    await reserveUpload(db, upload, Buffer.alloc(32));
    expect(await findUpload(db, upload.id)).toBeNull();
    expect(await claim([upload.id])).toEqual({ ok: false, missing: [upload.id] });
    expect(await sweep()).toBe(0);
    clock.advance(hour + 1);
    expect(await sweep()).toBe(1);
    expect(await filesOnDisk()).toEqual([]);
  });

  it("says that a file is lost, instead of missing", async () => {
    const upload = await stored();
    await storage.delete(upload.storage_key);
    await expect(readUpload(storage, upload, "full")).rejects.toBeInstanceOf(StorageUnavailable);
  });
});

describe("taking files into use", () => {
  it("takes all of them, once", async () => {
    const [a, b] = [await stored(), await stored()];
    expect(await claim([b.id, a.id, b.id])).toEqual({ ok: true, ids: [b.id, a.id] });
    const attached = await uploadsAttachedTo(db, ["request:1", "request:2"]);
    expect(attached.map(({ id }) => id)).toEqual([a.id, b.id]);
    expect(await claim([a.id], "request:2")).toEqual({ ok: false, missing: [a.id] });
  });

  it("takes none when one is missing, another's or for another purpose", async () => {
    const mine = await stored();
    const others = await stored({ ownerId: otherId });
    const profile = await stored({ purpose: "profile_photo" });
    const none = ids.next();
    const result = await claim([mine.id, others.id, profile.id, none]);
    expect(result).toEqual({ ok: false, missing: [others.id, profile.id, none] });
    expect((await findUpload(db, mine.id))?.attached_to).toBeNull();
  });

  it("takes nothing for nothing", async () => {
    expect(await claim([])).toEqual({ ok: true, ids: [] });
  });

  it("gives a file to one of two who ask at once", async () => {
    const [a, b] = [await stored(), await stored()];
    const results = await Promise.all([
      claim([a.id, b.id], "request:1"),
      claim([b.id, a.id], "request:2"),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("sweeping", () => {
  it("removes what nobody used within 24 hours, and not a moment earlier", async () => {
    const used = await stored();
    await stored();
    await claim([used.id]);
    clock.advance(24 * hour);
    await sweep();
    expect(await rowCount()).toBe(2);
    clock.advance(1);
    await sweep();
    clock.advance(hour + 1);
    expect(await sweep()).toBe(1);
    expect(await filesOnDisk()).toEqual(
      expect.arrayContaining([used.storage_key, used.thumb_key ?? ""]),
    );
    expect(await filesOnDisk()).toHaveLength(2);
    expect(await rowCount()).toBe(1);
  });

  it("keeps a file that another row shares, until the last of them goes", async () => {
    const first = await stored();
    const second = { ...first, id: ids.next() };
    await reserveUpload(db, second, Buffer.alloc(32));
    clock.advance(hour + 1);
    expect(await sweep()).toBe(1);
    expect(await storage.exists(first.storage_key)).toBe(true);
    await db`UPDATE uploads SET deleted_at = ${clock.now()} WHERE id = ${first.id}`;
    clock.advance(hour + 1);
    expect(await sweep()).toBe(1);
    expect(await filesOnDisk()).toEqual([]);
  });

  it("removes each file once when two sweep at once", async () => {
    for (let n = 0; n < 3; n += 1) await stored();
    clock.advance(24 * hour + 1);
    await sweep();
    clock.advance(hour + 1);
    const removed = await Promise.all([sweep(), sweep()]);
    expect(removed[0] + removed[1]).toBe(3);
    expect(await filesOnDisk()).toEqual([]);
  });

  it("keeps the row while the store fails", async () => {
    await stored();
    clock.advance(24 * hour + 1);
    await sweep();
    clock.advance(hour + 1);
    const broken = failing("delete", 1, "failing");
    await expect(
      sweepUploads({ db, storage: broken, now: clock.now(), limit: 100 }),
    ).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await rowCount()).toBe(1);
    expect(await sweep()).toBe(1);
  });
});
