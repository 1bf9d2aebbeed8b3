/** Pixels of the longer side of every picture that is kept: larger ones are made smaller, by the device if it can. */
export const LONGEST_SIDE = 2_048;
/** A picture of more bytes than this is drawn anew even when it is small enough to look at. */
const HEAVY_BYTES = 1_500_000;

export interface PictureSize {
  width: number;
  height: number;
}

/** The size to draw a picture in so that its longer side fits; never larger than it is. */
export function fittingSize({ width, height }: PictureSize): PictureSize {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}

/** Whether sending a picture as it is would send more than anybody sees. */
export function isWorthDrawingAnew(size: PictureSize, bytes: number): boolean {
  return Math.max(size.width, size.height) > LONGEST_SIDE || bytes > HEAVY_BYTES;
}
