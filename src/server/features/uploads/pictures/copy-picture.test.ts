import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { realPicture, webpChunks } from "#test/picture-bytes.ts";
import { copyPicture } from "./copy-picture.ts";
import { placeholderOf } from "./placeholder.ts";

async function copied(width: number, format: "avif" | "webp"): Promise<Uint8Array> {
  const outcome = await copyPicture(await realPicture("webp", 600, 400), { width, format });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.copy;
}

describe("copying a picture", () => {
  it("draws it smaller, in the format asked for", async () => {
    const avif = await sharp(await copied(160, "avif")).metadata();
    expect(avif).toMatchObject({ format: "heif", compression: "av1", width: 160, height: 107 });
    const webp = await copied(160, "webp");
    expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", width: 160, height: 107 });
    expect(webpChunks(webp)).toEqual(["VP8 "]);
  });

  it("never draws it larger", async () => {
    for (const format of ["avif", "webp"] as const) {
      expect(await sharp(await copied(1_600, format)).metadata()).toMatchObject({ width: 600 });
    }
  });

  it("draws nothing of what it cannot read to its end", async () => {
    const whole = await realPicture("webp", 600, 400);
    const outcome = await copyPicture(whole.subarray(0, whole.length / 2), {
      width: 160,
      format: "avif",
    });
    expect(outcome).toEqual({ ok: false, reason: "unreadable" });
  });
});

describe("impressionOf", () => {
  const halves = (left: string, right: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">
           <rect width="45" height="60" fill="${left}"/><rect x="45" width="45" height="60" fill="${right}"/>
         </svg>`,
      ),
    )
      .webp({ lossless: true })
      .toBuffer();

  it("is the mean of all and the corners, row by row", async () => {
    expect(await placeholderOf(await halves("#ff0000", "#0000ff"))).toMatch(
      /^[78]0[78]f0000ff0000f$/,
    );
    expect(await placeholderOf(await halves("#fff", "#fff"))).toBe("fffffffffffffff");
  });

  it("is none of a picture that shows what is behind it", async () => {
    expect(await placeholderOf(await halves("#fff", "none"))).toBeNull();
  });
});
