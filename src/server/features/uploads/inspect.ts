import { fileTypeFromBuffer } from "file-type";
import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { extensionOf } from "./display-name.ts";
import { formatOf } from "./file-formats.ts";
import { holdsActivePdf, holdsEicar } from "./harmful-content.ts";
import { fitsUploadLimit, purposeTakes } from "./upload-limits.ts";
import { refuseUpload } from "./upload-refusals.ts";
import type { FileFormat } from "./file-formats.ts";
import type { UploadRefusal } from "./upload-refusals.ts";

export type Inspection = { ok: true; format: FileFormat } | UploadRefusal;

interface UploadedFile {
  purpose: UploadPurpose;
  fileName: string;
  bytes: Buffer;
}

/** Detection looks at the head only, so that no archive is opened and no long file walked. */
const headBytes = 4_100;
const trailerBytes = 2_048;

/**
 * Whether a file may be taken at all, by its own content: size, magic bytes, the agreement of its name,
 * known harm. What is allowed is a list; everything else, SVG and HTML among it, is refused.
 * Pictures must still pass the re-encoding, which is the proof that they are pictures.
 */
export async function inspectFile({ purpose, fileName, bytes }: UploadedFile): Promise<Inspection> {
  if (bytes.length === 0) return refuseUpload("empty");
  if (!fitsUploadLimit("document", bytes.length) && !fitsUploadLimit("image", bytes.length)) {
    return refuseUpload("too_large");
  }
  const unsupported = purposeTakes(purpose, "document") ? "not_a_picture_or_pdf" : "not_a_picture";
  const format = formatOf((await fileTypeFromBuffer(bytes.subarray(0, headBytes)))?.mime);
  if (format === "heic") return refuseUpload("heic");
  if (format === null || !purposeTakes(purpose, format.kind)) return refuseUpload(unsupported);
  if (!fitsUploadLimit(format.kind, bytes.length)) return refuseUpload("too_large");
  if (!format.extensions.includes(extensionOf(fileName))) return refuseUpload("name_disagrees");
  if (holdsEicar(bytes)) return refuseUpload("harmful");
  return format.kind === "document" ? inspectPdf(bytes, format) : { ok: true, format };
}

function inspectPdf(bytes: Buffer, format: FileFormat): Inspection {
  const isWhole =
    bytes.subarray(0, 5).equals(Buffer.from("%PDF-")) &&
    bytes.subarray(-trailerBytes).includes("%%EOF");
  if (!isWhole) return refuseUpload("document_unreadable");
  if (holdsActivePdf(bytes)) return refuseUpload("harmful");
  return { ok: true, format };
}
