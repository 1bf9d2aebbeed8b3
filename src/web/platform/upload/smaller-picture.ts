import { fittingSize, isWorthDrawingAnew } from "#domain/upload/picture-size.ts";

/** Formats without movement, which a canvas would lose. PNG keeps what shows through. */
const STILL = ["image/jpeg", "image/webp", "image/avif", "image/png"];
/** What a phone takes pictures in. Some devices know it by the name alone. */
const HEIC = /^image\/hei[cf]$|\.(heic|heif|hif)$/i;
const QUALITY = 0.86;

/**
 * A picture as it is worth sending: no larger than any page shows it, and in a format that every browser reads. What
 * the device cannot draw, and what would not get smaller, is given back as it is: the server reads it, or says why not.
 */
export async function smallerPicture(file: File): Promise<File> {
  const isHeic = HEIC.test(file.type) || HEIC.test(file.name);
  if (!isHeic && !STILL.includes(file.type)) return file;
  try {
    // Drawn upright: a phone's pictures say in words which way is up, and a canvas keeps no words.
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    try {
      if (!isHeic && !isWorthDrawingAnew(picture, file.size)) return file;
      const type = file.type === "image/png" ? "image/png" : "image/jpeg";
      const drawn = await draw(picture, type);
      if (drawn === null || (!isHeic && drawn.size >= file.size)) return file;
      return new File([drawn], renamed(file.name, type), { type, lastModified: file.lastModified });
    } finally {
      picture.close();
    }
  } catch {
    return file;
  }
}

function draw(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fittingSize(picture));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

function renamed(name: string, type: string): string {
  const ending = type === "image/png" ? "png" : "jpg";
  return `${name.replace(/\.[^.]+$/, "")}.${ending}`;
}
