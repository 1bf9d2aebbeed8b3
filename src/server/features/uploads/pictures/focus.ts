import sharp from "sharp";
import { readOptions } from "./read-options.ts";

/** Where the eye goes in a picture, in percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** In pixels: the shorter side while the picture is looked at. */
const SIDE = 128;
/** Thinner than this is no photo of anything. */
const THINNEST = 32;
/** Standard deviation of the liveliest channel, of 255, below which a picture looks the same everywhere. */
const LIVELIEST = 4;

/**
 * What a crop of a picture must not lose: its colourful, contrasted, skin-coloured part. Null where no part stands out.
 * Says where on a picture that lies the right way up.
 */
export async function focusOf(picture: Uint8Array): Promise<Focus | null> {
  // As pixels: decoders that shrink while they read would count in pixels of their own.
  const { data, info } = await sharp(picture, readOptions)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  if (Math.min(width, height) < THINNEST) return null;
  const spread = (await pixels().stats()).channels.map(({ stdev }) => stdev);
  if (Math.max(...spread) < LIVELIEST) return null;
  // Cut across the longer side, also of a square: only what is cut is looked at.
  const cut =
    width >= height ? { width: SIDE / 2, height: SIDE } : { width: SIDE, height: SIDE / 2 };
  const seen = await pixels()
    .resize({ ...cut, fit: "cover", position: "attention" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = seen.info;
  if (attentionX === undefined || attentionY === undefined) return null;
  const scale = SIDE / Math.min(width, height);
  return { x: percent(attentionX / (width * scale)), y: percent(attentionY / (height * scale)) };
}

function percent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}
