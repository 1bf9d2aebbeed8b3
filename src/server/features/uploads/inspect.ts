import { fileTypeFromBuffer } from "file-type";
import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { formatRefusal, sizeRefusal } from "#domain/upload/check-file.ts";
import { extensionOf } from "./display-name.ts";
import { formatOf } from "./file-formats.ts";
import { holdsActivePdf, holdsEicar } from "./harmful-content.ts";
import { kindsFor } from "./upload-limits.ts";
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
  const tooLittleOrMuch = sizeRefusal(bytes.length);
  if (tooLittleOrMuch !== null) return refuseUpload(tooLittleOrMuch);
  const format = formatOf((await fileTypeFromBuffer(bytes.subarray(0, headBytes)))?.mime);
  const refusal = formatRefusal(format, extensionOf(fileName), kindsFor(purpose));
  if (refusal !== null) return refuseUpload(refusal);
  if (format === null) throw new Error("a format that none knows was taken");
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
