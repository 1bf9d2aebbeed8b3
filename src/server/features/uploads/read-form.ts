import { finished } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { uploadPurpose, type UploadPurpose } from "#contract/endpoints/platform.ts";
import type { FieldErrors } from "#contract/errors.ts";
import { refuse } from "../../platform/refusal.ts";
import { errorCode } from "../../platform/system-error.ts";
import { maximumUploadBytes } from "./upload-limits.ts";
import { receiveFile, type IncomingFile } from "./incoming-file.ts";
import { refuseUpload, type UploadRefusal } from "./upload-refusals.ts";

export interface UploadForm {
  purpose: UploadPurpose;
  fileName: string;
  /** Whoever reads the form closes it. */
  file: IncomingFile;
}

/**
 * Reads a multipart body to its end, its file to the disk: one `file` and its `purpose`, in either order. Refuses bodies that are no
 * such form, are for no purpose of `purposes` or break off, and files beyond the limit as soon as they pass it.
 */
export async function readUploadForm(
  request: FastifyRequest,
  purposes: readonly UploadPurpose[],
): Promise<UploadForm> {
  const { file, values } = await readParts(request);
  const { purpose: given, ...others } = values;
  const purpose = uploadPurpose.safeParse(given);
  const fields: FieldErrors = {};
  for (const name of Object.keys(others)) fields[name] = ["알 수 없는 항목이에요."];
  const isTaken = purpose.success && purposes.includes(purpose.data);
  if (!isTaken) fields.purpose = ["올릴 곳을 다시 골라 주세요."];
  if (!file) fields.file = ["올릴 파일을 골라 주세요."];
  if (!file || !purpose.success || !isTaken || Object.keys(fields).length > 0) {
    await file?.file.close();
    refuse("invalid", { fields });
  }
  return { purpose: purpose.data, ...file };
}

async function readParts(request: FastifyRequest) {
  let file: Pick<UploadForm, "fileName" | "file"> | null = null;
  const values: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: { fileSize: maximumUploadBytes } })) {
      if (part.type === "field") values[part.fieldname] = part.value;
      else if (part.fieldname === "file") {
        file = { fileName: part.filename, file: await receiveFile(part.file) };
      } else {
        await finished(part.file.resume());
        values[part.fieldname] = null;
      }
    }
  } catch (error) {
    await file?.file.close();
    if (errorCode(error) === "FST_REQ_FILE_TOO_LARGE") {
      const { code, message } = refuseUpload("too_large");
      refuse(code, { message });
    }
    const noRoom = diskRefusal(errorCode(error));
    if (noRoom) refuse(noRoom.code, { message: noRoom.message });
    // What the multipart reader does not number is a body that breaks off or is no form at all.
    if (errorCode(error) === null) refuse("malformed");
    throw error;
  }
  return { file, values };
}

function diskRefusal(code: string | null): UploadRefusal | null {
  if (code === "ENOSPC" || code === "EDQUOT") return refuseUpload("storage_full");
  return code !== null && /^E(IO|ROFS|ACCES|MFILE|NFILE)$/.test(code)
    ? refuseUpload("storage_failing")
    : null;
}
