export const FILE_KINDS = ["image", "document"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface KnownFormat {
  kind: FileKind;
  /** Endings of the names of such files; the first is the usual one. */
  extensions: readonly string[];
}

/** The formats that are taken, by MIME type. Everything else, SVG and HTML among it, is refused. */
export const FILE_FORMATS = {
  "image/jpeg": { kind: "image", extensions: ["jpg", "jpeg", "jpe", "jfif"] },
  "image/png": { kind: "image", extensions: ["png"] },
  "image/apng": { kind: "image", extensions: ["png", "apng"] },
  "image/webp": { kind: "image", extensions: ["webp"] },
  "image/gif": { kind: "image", extensions: ["gif"] },
  "image/avif": { kind: "image", extensions: ["avif"] },
  "application/pdf": { kind: "document", extensions: ["pdf"] },
} as const satisfies Record<string, KnownFormat>;

export type FileMime = keyof typeof FILE_FORMATS;

/** What phones take pictures in and we cannot read: of the HEIF family the decoder knows AVIF only. */
const HEIC_TYPES = ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"];
const HEIC_EXTENSIONS = ["heic", "heif", "hif"];

export function isKnownMime(mime: string): mime is FileMime {
  return Object.hasOwn(FILE_FORMATS, mime);
}

export function isHeicMime(mime: string): boolean {
  return HEIC_TYPES.includes(mime);
}

export function isHeicExtension(extension: string): boolean {
  return HEIC_EXTENSIONS.includes(extension);
}

/** MIME types of the kinds, for a picker of files. */
export function mimesOf(kinds: readonly FileKind[]): FileMime[] {
  return (Object.keys(FILE_FORMATS) as FileMime[]).filter((mime) =>
    kinds.includes(FILE_FORMATS[mime].kind),
  );
}
