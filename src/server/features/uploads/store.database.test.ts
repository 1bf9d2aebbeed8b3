import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { pdf } from "#test/hostile-files.ts";
import { failing, hour, uploadBench } from "#test/upload-bench.ts";
import { StorageUnavailable } from "#server/gateways/storage/storage-port.ts";
import { presentUpload } from "./present.ts";
import { findUpload, reserveUpload } from "./queries.ts";
import { readUpload } from "./read.ts";

const { clock, db, storage, photo, ownerId, ...bench } = await uploadBench();
const { store, stored, claim, sweep, filesOnDisk, rowCount } = bench;

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
      attached_kind: null,
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
      "content-security-policy":
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
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
      blur: expect.any(String),
      focus: { x: expect.any(Number), y: expect.any(Number) },
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
    const result = await store({ storage: failing(storage, "put", nth, kind) });
    expect(result).toMatchObject({ ok: false, reason, code });
    expect(await rowCount()).toBe(0);
    expect(await filesOnDisk()).toEqual([]);
  });

  it("leaves a way for the sweep when the store cannot even delete", async () => {
    const broken = {
      ...failing(storage, "put", 2, "failing"),
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
