import { copyWidth } from "#contract/schemas.ts";
import type { CopyFormat, CopyWish } from "../pictures/picture.ts";

/** In pixels, ascending. */
export const copyWidths = copyWidth.options.map(Number);
const formats: readonly CopyFormat[] = ["avif", "webp"];

/**
 * The copy to serve for an asked width: never larger than the picture, and one for all widths beyond it. Null when
 * that is the kept file itself, which is WebP already.
 */
export function copyFor(picture: { width: number }, asked: CopyWish): CopyWish | null {
  if (asked.width < picture.width) return asked;
  if (asked.format === "webp") return null;
  return { ...asked, width: copyWidths.find((width) => width >= picture.width) ?? asked.width };
}

/** Where a copy lies: "a.webp" → "a-w480.avif". */
export function copyKey(storageKey: string, { width, format }: CopyWish): string {
  return `${storageKey.replace(/\.[a-z0-9]+$/, "")}-w${width}.${format}`;
}

/** Where copies of a picture may lie, drawn or not. */
export function copyKeys(storageKey: string): string[] {
  return copyWidths.flatMap((width) =>
    formats.map((format) => copyKey(storageKey, { width, format })),
  );
}
