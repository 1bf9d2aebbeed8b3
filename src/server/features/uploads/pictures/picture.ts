import type { Focus } from "./focus.ts";

/** What the decoder calls the formats that we take; "heif" is AVIF. HEIC has a decoder of its own. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "heif" | "heic";

/** A picture as we keep it: WebP, upright, without anything but pixels. */
export interface Picture {
  full: Uint8Array;
  width: number;
  height: number;
  thumb: Uint8Array;
  /** See `placeholderOf`. */
  blur: string | null;
  focus: Focus | null;
}

/** unavailable: not the picture's fault, it may be sent again. */
export type PictureRefusal = "too_many_pixels" | "unreadable" | "unavailable";

export type PictureOutcome = { ok: true; picture: Picture } | { ok: false; reason: PictureRefusal };

/** A smaller copy of a picture that we keep. */
export interface CopyWish {
  /** In pixels; a picture that is narrower keeps its width. */
  width: number;
  format: CopyFormat;
}
export type CopyFormat = "avif" | "webp";

export type CopyOutcome = { ok: true; copy: Uint8Array } | { ok: false; reason: PictureRefusal };

/** Pixels of one frame, inclusive; more is refused before a single one is decoded. */
export const maximumPixels = 40_000_000;
