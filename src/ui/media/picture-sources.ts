/** Widths in pixels at which the product's pictures can be asked for; no copy is larger than its original. */
export const pictureWidths = [160, 480, 960, 1600] as const;

interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * The URLs of one picture for `<img>`: each copy with its true width, up to the first that holds every
 * pixel of the original. `width` is the original's; leave it out where the picture is only ever shown small.
 * A picture that is not on our server yet (a preview of a chosen file) has no copies.
 */
export function pictureSources(url: string, width?: number): PictureSources {
  if (!url.startsWith("/")) return { src: url };
  const path = url.replace(/\?.*$/s, "");
  const whole = pictureWidths.findIndex((copy) => copy >= (width ?? 480));
  const copies = whole === -1 ? pictureWidths : pictureWidths.slice(0, whole + 1);
  return {
    src: `${path}?w=${copies[1] ?? copies[0]}`,
    srcSet: copies.map((copy) => `${path}?w=${copy} ${Math.min(copy, width ?? copy)}w`).join(", "),
  };
}
