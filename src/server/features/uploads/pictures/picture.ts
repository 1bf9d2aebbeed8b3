/** What the decoder calls the formats that we take; "heif" is AVIF. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "heif";

/** A picture as we keep it: WebP, upright, without anything but pixels. */
export interface Picture {
  full: Uint8Array;
  width: number;
  height: number;
  thumb: Uint8Array;
}

/** unavailable: not the picture's fault, it may be sent again. */
export type PictureRefusal = "too_many_pixels" | "unreadable" | "unavailable";

export type PictureOutcome = { ok: true; picture: Picture } | { ok: false; reason: PictureRefusal };

/** Pixels of one frame, inclusive; more is refused before a single one is decoded. */
export const maximumPixels = 40_000_000;
