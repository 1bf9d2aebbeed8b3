import { size as sizeRule } from "#domain/validation/file/files.ts";
import {
  FILE_FORMATS,
  isKnownMime,
  mimesOf,
  type FileKind,
  type KnownFormat,
} from "./file-formats.ts";

/** Inclusive, in KB of 1,024 bytes: exactly this much is taken, one byte more is not. */
export const FILE_MAX_KILOBYTES = 10_240;

/** What a person reads of a file that is not taken, on the page and from the server. */
export const FILE_REFUSALS = {
  empty: "빈 파일이에요. 다른 파일을 골라 주세요.",
  too_large: `파일은 ${FILE_MAX_KILOBYTES / 1024}MB까지 올릴 수 있어요. 크기를 줄여 다시 올려 주세요.`,
  not_a_picture: "JPG, PNG, WebP, GIF, AVIF, HEIC 사진만 올릴 수 있어요. 다른 파일을 골라 주세요.",
  not_a_picture_or_pdf:
    "사진(JPG, PNG, WebP, GIF, AVIF, HEIC)이나 PDF만 올릴 수 있어요. 다른 파일을 골라 주세요.",
  unreadable: "이름과 다른 파일이거나 깨진 파일이에요. 다른 파일을 골라 주세요.",
  name_disagrees: "파일 이름의 확장자와 실제 형식이 달라요. 파일을 다시 저장해서 올려 주세요.",
} as const;

export type FileRefusal = keyof typeof FILE_REFUSALS;

/** As much of a file as its owner's device knows before it is sent. `type` is "" where the device knows none. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
}

/** Why a file of this size is not taken, or null. */
export function sizeRefusal(bytes: number): FileRefusal | null {
  if (bytes === 0) return "empty";
  return sizeRule({ size: bytes }, FILE_MAX_KILOBYTES) ? null : "too_large";
}

/** Why a file of a format is not taken under a name with this ending, or null. */
export function formatRefusal(
  format: KnownFormat | null,
  extension: string,
  kinds: readonly FileKind[],
): FileRefusal | null {
  if (format === null || !kinds.includes(format.kind)) {
    const named = format === null ? formatNamed(extension) : null;
    if (named && kinds.includes(named.kind)) return "unreadable";
    return kinds.includes("document") ? "not_a_picture_or_pdf" : "not_a_picture";
  }
  return format.extensions.includes(extension) ? null : "name_disagrees";
}

/**
 * Why a file is not taken, as far as its device knows it, or null. The server asks the same of what it finds in the
 * file itself.
 */
export function fileRefusal(file: FileFacts, kinds: readonly FileKind[]): FileRefusal | null {
  const name = file.name.replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, "");
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return sizeRefusal(file.size) ?? formatRefusal(formatOf(file.type, extension), extension, kinds);
}

function formatOf(type: string, extension: string): KnownFormat | null {
  const mime = type.toLowerCase();
  if (isKnownMime(mime)) return FILE_FORMATS[mime];
  // A device that knows no newer formats names none, or a general one.
  if (mime !== "" && mime !== "application/octet-stream") return null;
  return formatNamed(extension);
}

/** The format that a name with this ending claims, or null. */
function formatNamed(extension: string): KnownFormat | null {
  const known = mimesOf(["image", "document"]).map((one): KnownFormat => FILE_FORMATS[one]);
  return known.find(({ extensions }) => extensions.includes(extension)) ?? null;
}
