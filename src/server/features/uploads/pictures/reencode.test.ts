import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  claimedPng,
  heicPicture,
  pictureTypes,
  realPicture,
  webpChunks,
  withJpegComment,
} from "#test/picture-bytes.ts";
import { maximumPixels } from "./picture.ts";
import { reencodePicture } from "./reencode.ts";
import type { Picture, PictureFormat } from "./picture.ts";

async function drawn(bytes: Uint8Array, format: PictureFormat): Promise<Picture> {
  const outcome = await reencodePicture(bytes, format);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.picture;
}

async function plain(width: number, height: number, type: "jpeg" | "png"): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: "#357" };
  return sharp({ create, limitInputPixels: false }).toFormat(type).toBuffer();
}

describe("drawing a picture anew", () => {
  it.each(pictureTypes)("makes WebP of %s", async (type) => {
    const picture = await drawn(await realPicture(type), type === "avif" ? "heif" : type);
    expect(picture).toMatchObject({ width: 64, height: 48 });
    for (const bytes of [picture.full, picture.thumb]) {
      for (const chunk of webpChunks(bytes))
        expect(["VP8 ", "VP8L", "VP8X", "ALPH"]).toContain(chunk);
    }
    // The middle is white in the picture that went in.
    const { data } = await sharp(picture.full).raw().toBuffer({ resolveWithObject: true });
    const middle = 3 * (24 * 64 + 32);
    expect(data.length).toBe(64 * 48 * 3);
    expect(data[middle]).toBeGreaterThan(240);
  });

  it("makes WebP of a phone's HEIC, and of no broken one", async () => {
    const picture = await drawn(heicPicture, "heic");
    expect(picture).toMatchObject({ width: 64, height: 48 });
    const { data, info } = await sharp(picture.full).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(data[3 * (24 * 64 + 32)]).toBeGreaterThan(240);
    expect(data[0]).toBeLessThan(60);
    const broken = await reencodePicture(heicPicture.subarray(0, 600), "heic");
    expect(broken).toEqual({ ok: false, reason: "unreadable" });
  });

  it("shrinks the longer side to 2,048 and the thumbnail to 480", async () => {
    const picture = await drawn(await plain(4_096, 1_000, "jpeg"), "jpeg");
    expect(picture).toMatchObject({ width: 2_048, height: 500 });
    expect(await sharp(picture.thumb).metadata()).toMatchObject({ width: 480, height: 117 });
  });

  it("leaves a picture of 2,048 as large as it is, and makes no small one larger", async () => {
    expect(await drawn(await plain(2_048, 10, "png"), "png")).toMatchObject({
      width: 2_048,
      height: 10,
    });
    const small = await drawn(await plain(3, 2, "png"), "png");
    expect(small).toMatchObject({ width: 3, height: 2 });
    expect(await sharp(small.thumb).metadata()).toMatchObject({ width: 3, height: 2 });
  });

  it("turns a photo upright and forgets where it was taken", async () => {
    const photo = await sharp(await plain(40, 20, "jpeg"))
      .withExif({
        IFD0: { Copyright: "somebody", Orientation: "6" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 33/1 0/1" },
      })
      .jpeg()
      .toBuffer();
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const picture = await drawn(turned, "jpeg");
    expect(picture).toMatchObject({ width: 20, height: 40 });
    const { exif, orientation, icc, xmp } = await sharp(picture.full).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("drops comments", async () => {
    const secret = Buffer.from("<script>secret</script>");
    const picture = await drawn(withJpegComment(await realPicture("jpeg"), secret), "jpeg");
    expect(Buffer.from(picture.full).includes("secret")).toBe(false);
  });

  it("keeps the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [50, 50] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const picture = await drawn(animation, "gif");
    expect(picture).toMatchObject({ width: 20, height: 20 });
    const pixel = await sharp(picture.full).removeAlpha().raw().toBuffer();
    expect(pixel[0]).toBeGreaterThan(200);
    expect(pixel[2]).toBeLessThan(60);
  });

  it("keeps transparency", async () => {
    const create = { width: 8, height: 8, channels: 4 as const, background: "#0000" };
    const picture = await drawn(await sharp({ create }).png().toBuffer(), "png");
    expect((await sharp(picture.full).metadata()).hasAlpha).toBe(true);
  });
});

describe("what is not drawn", () => {
  it("takes exactly 40 million pixels, and not one row more", async () => {
    expect(maximumPixels).toBe(8_000 * 5_000);
    expect(await drawn(await plain(8_000, 5_000, "jpeg"), "jpeg")).toMatchObject({ width: 2_048 });
    expect(await reencodePicture(await plain(8_000, 5_001, "jpeg"), "jpeg")).toEqual({
      ok: false,
      reason: "too_many_pixels",
    });
  });

  it("does not decode a picture that only claims its size", async () => {
    const before = process.memoryUsage.rss();
    const outcome = await reencodePicture(claimedPng(30_000, 30_000, 1), "png");
    expect(outcome).toEqual({ ok: false, reason: "too_many_pixels" });
    // Its 900 million pixels would take three times as much and more.
    expect(process.memoryUsage.rss() - before).toBeLessThan(1_000_000_000);
  });

  it("refuses a picture that is not what was detected", async () => {
    const outcome = await reencodePicture(await realPicture("png"), "jpeg");
    expect(outcome).toEqual({ ok: false, reason: "unreadable" });
  });

  it.each(pictureTypes)("refuses a %s that stops half-way", async (type) => {
    const bytes = await realPicture(type, 400, 300);
    const half = bytes.subarray(0, bytes.length / 2);
    const outcome = await reencodePicture(half, type === "avif" ? "heif" : type);
    expect(outcome).toEqual({ ok: false, reason: "unreadable" });
  });
});
