import sharp from "sharp";

/** Of 255: what a channel may differ by before its pixel counts. */
const SHADE = 24;
const CHANNELS = 3;

export interface PictureDifference {
  /** How many pixels differ, and of how many. */
  pixels: number;
  of: number;
  /** The pixels that differ, white on black, as PNG. */
  draw: () => Promise<Buffer>;
}

/** How far two pictures differ; of another size every pixel does. */
export async function pictureDifference(one: Buffer, other: Buffer): Promise<PictureDifference> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height } = second.info;
  const of = width * height;
  const isOneSize = first.info.width === width && first.info.height === height;
  const shades = Buffer.alloc(of, isOneSize ? 0 : 255);
  for (let at = 0; isOneSize && at < second.data.length; at += 1) {
    const apart = (first.data[at] ?? 0) - (second.data[at] ?? 0);
    if (Math.abs(apart) > SHADE) shades[Math.floor(at / CHANNELS)] = 255;
  }
  return {
    pixels: shades.reduce((sum, shade) => sum + (shade > 0 ? 1 : 0), 0),
    of,
    draw: () =>
      sharp(shades, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer(),
  };
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
