export const FILE_KINDS = ["image", "document"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface KnownFormat {
  kind: FileKind;
  /** Endings of the names of such files; the first is the usual one. */
  extensions: readonly string[];
}

const HEIC_EXTENSIONS = ["heic", "heif", "hif"];

/** The formats that are taken, by MIME type. Everything else, SVG and HTML among it, is refused. */
export const FILE_FORMATS = {
  "image/jpeg": { kind: "image", extensions: ["jpg", "jpeg", "jpe", "jfif"] },
  "image/png": { kind: "image", extensions: ["png"] },
  "image/apng": { kind: "image", extensions: ["png", "apng"] },
  "image/webp": { kind: "image", extensions: ["webp"] },
  "image/gif": { kind: "image", extensions: ["gif"] },
  "image/avif": { kind: "image", extensions: ["avif"] },
  // What phones take pictures in; the two names are used for the same files.
  "image/heic": { kind: "image", extensions: HEIC_EXTENSIONS },
  "image/heif": { kind: "image", extensions: HEIC_EXTENSIONS },
  "application/pdf": { kind: "document", extensions: ["pdf"] },
} as const satisfies Record<string, KnownFormat>;

export type FileMime = keyof typeof FILE_FORMATS;

export function isKnownMime(mime: string): mime is FileMime {
  return Object.hasOwn(FILE_FORMATS, mime);
}

/** MIME types of the kinds, for a picker of files. */
export function mimesOf(kinds: readonly FileKind[]): FileMime[] {
  return (Object.keys(FILE_FORMATS) as FileMime[]).filter((mime) =>
    kinds.includes(FILE_FORMATS[mime].kind),
  );
}
