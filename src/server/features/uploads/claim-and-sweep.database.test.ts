import { describe, expect, it } from "vitest";
import { failing, hour, uploadBench } from "#test/upload-bench.ts";
import { StorageUnavailable } from "#server/gateways/storage/storage-port.ts";
import { findUpload, reserveUpload, uploadsAttachedTo } from "./queries.ts";
import { sweepUploads } from "./sweep.ts";

const { clock, ids, db, storage, otherId, ...bench } = await uploadBench();
const [first, second] = [ids.next(), ids.next()];
const { stored, claim, sweep, filesOnDisk, rowCount } = bench;

describe("taking files into use", () => {
  it("takes all of them, once", async () => {
    const [a, b] = [await stored(), await stored()];
    expect(await claim([b.id, a.id, b.id], first)).toEqual({ ok: true, ids: [b.id, a.id] });
    const attached = await uploadsAttachedTo(db, "request", [first, second]);
    // As they were chosen; what comes later stands behind.
    expect(attached.map(({ id }) => id)).toEqual([b.id, a.id]);
    const [c, d] = [await stored(), await stored()];
    await claim([d.id, c.id], first);
    const all = await uploadsAttachedTo(db, "request", [first]);
    expect(all.map(({ id }) => id)).toEqual([b.id, a.id, d.id, c.id]);
    expect(await claim([a.id], second)).toEqual({ ok: false, missing: [a.id] });
  });

  it("takes none when one is missing, another's or for another purpose", async () => {
    const mine = await stored();
    const others = await stored({ ownerId: otherId });
    const profile = await stored({ purpose: "profile_photo" });
    const none = ids.next();
    const result = await claim([mine.id, others.id, profile.id, none]);
    expect(result).toEqual({ ok: false, missing: [others.id, profile.id, none] });
    expect((await findUpload(db, mine.id))?.attached_kind).toBeNull();
  });

  it("takes nothing for nothing", async () => {
    expect(await claim([])).toEqual({ ok: true, ids: [] });
  });

  it("gives a file to one of two who ask at once", async () => {
    const [a, b] = [await stored(), await stored()];
    const results = await Promise.all([claim([a.id, b.id], first), claim([b.id, a.id], second)]);
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
    const broken = failing(storage, "delete", 1, "failing");
    await expect(
      sweepUploads({ db, storage: broken, now: clock.now(), limit: 100 }),
    ).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await rowCount()).toBe(1);
    expect(await sweep()).toBe(1);
  });
});
