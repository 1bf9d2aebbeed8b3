import sharp from "sharp";
import { placeholderOf } from "./placeholder.ts";
import { maximumPixels } from "./picture.ts";
import { decodeSeconds, readOptions } from "./read-options.ts";
import type { PictureFormat, PictureOutcome } from "./picture.ts";

const longestSide = 2_048;
const longestThumbSide = 480;
const quality = 80;

/**
 * Decodes a picture and draws it anew: upright, in sRGB, at most 2,048 on its longer side, WebP, with none
 * of the metadata, comments or trailing bytes it came with; and a thumbnail of at most 480.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  format: PictureFormat,
): Promise<PictureOutcome> {
  try {
    const head = await sharp(bytes, readOptions).metadata();
    if (head.format !== format) return { ok: false, reason: "unreadable" };
    if (head.width * head.height > maximumPixels) return { ok: false, reason: "too_many_pixels" };
    const full = await shrunk(bytes, longestSide);
    const thumb = await shrunk(full.data, longestThumbSide);
    const { width, height } = full.info;
    const blur = await placeholderOf(thumb.data);
    return { ok: true, picture: { full: full.data, width, height, thumb: thumb.data, blur } };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes("pixel limit");
    return { ok: false, reason: tooMany ? "too_many_pixels" : "unreadable" };
  }
}

function shrunk(bytes: Uint8Array, side: number) {
  return sharp(bytes, readOptions)
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: decodeSeconds })
    .toBuffer({ resolveWithObject: true });
}
