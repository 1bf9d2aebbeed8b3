import type { PictureFormat } from "./pictures/picture.ts";

export type FileFormat =
  | { kind: "image"; picture: PictureFormat; extensions: readonly string[] }
  | { kind: "document"; mime: "application/pdf"; extensions: readonly string[] };

const formats = new Map<string, FileFormat>([
  ["image/jpeg", { kind: "image", picture: "jpeg", extensions: ["jpg", "jpeg", "jpe", "jfif"] }],
  ["image/png", { kind: "image", picture: "png", extensions: ["png"] }],
  ["image/apng", { kind: "image", picture: "png", extensions: ["png", "apng"] }],
  ["image/webp", { kind: "image", picture: "webp", extensions: ["webp"] }],
  ["image/gif", { kind: "image", picture: "gif", extensions: ["gif"] }],
  ["image/avif", { kind: "image", picture: "heif", extensions: ["avif"] }],
  ["application/pdf", { kind: "document", mime: "application/pdf", extensions: ["pdf"] }],
]);

// Of the HEIF family our decoder reads AVIF only: HEVC is not in it.
const heicTypes = new Set([
  "image/heic",
  "image/heif",
  "image/heic-sequence",
  "image/heif-sequence",
]);

/** The format that we take under a detected MIME type, "heic" to say so by name, or null. */
export function formatOf(mime: string | undefined): FileFormat | "heic" | null {
  if (mime === undefined) return null;
  return heicTypes.has(mime) ? "heic" : (formats.get(mime) ?? null);
}
