import sharp, { type Sharp } from "sharp";
import { LONGEST_SIDE } from "#domain/upload/picture-size.ts";
import { decodeHeic } from "./decode-heic.ts";
import { focusOf } from "./focus.ts";
import { placeholderOf } from "./placeholder.ts";
import { maximumPixels } from "./picture.ts";
import { decodeSeconds, readOptions } from "./read-options.ts";
import type { PictureFormat, PictureOutcome, PictureRefusal } from "./picture.ts";

const longestThumbSide = 480;
const quality = 80;

/**
 * Decodes a picture and draws it anew: upright, in sRGB, at most `LONGEST_SIDE` on its longer side, WebP, with none
 * of the metadata, comments or trailing bytes it came with; and a thumbnail of at most 480.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  format: PictureFormat,
): Promise<PictureOutcome> {
  try {
    const opened = await open(bytes, format);
    if (typeof opened === "string") return { ok: false, reason: opened };
    const full = await shrunk(opened, LONGEST_SIDE);
    const thumb = await shrunk(sharp(full.data, readOptions), longestThumbSide);
    const { width, height } = full.info;
    const blur = await placeholderOf(thumb.data);
    const focus = await focusOf(thumb.data);
    const picture = { full: full.data, width, height, thumb: thumb.data, blur, focus };
    return { ok: true, picture };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes("pixel limit");
    return { ok: false, reason: tooMany ? "too_many_pixels" : "unreadable" };
  }
}

/** The picture ready to be drawn, or why it is not taken; its size is known before any pixel is decoded. */
async function open(bytes: Uint8Array, format: PictureFormat): Promise<Sharp | PictureRefusal> {
  if (format === "heic") {
    const pixels = await decodeHeic(bytes, maximumPixels);
    if (pixels === null) return "too_many_pixels";
    const { data, width, height } = pixels;
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  }
  const head = await sharp(bytes, readOptions).metadata();
  if (head.format !== format) return "unreadable";
  if (head.width * head.height > maximumPixels) return "too_many_pixels";
  return sharp(bytes, readOptions);
}

function shrunk(picture: Sharp, side: number) {
  return picture
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: decodeSeconds })
    .toBuffer({ resolveWithObject: true });
}
