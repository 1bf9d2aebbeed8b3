import type { FastifyRequest } from "fastify";
import { uploadPurpose, type UploadPurpose } from "#contract/endpoints/platform.ts";
import type { FieldErrors } from "#contract/errors.ts";
import { refuse } from "../../platform/refusal.ts";
import { errorCode } from "../../platform/system-error.ts";
import { maximumUploadBytes } from "./upload-limits.ts";
import { refuseUpload } from "./upload-refusals.ts";

export interface UploadForm {
  purpose: UploadPurpose;
  fileName: string;
  bytes: Buffer;
}

/**
 * Reads a multipart body to its end: one `file` and its `purpose`, in either order. Refuses bodies that are no
 * such form or break off, and files beyond the limit as soon as they pass it.
 */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  const { file, values } = await readParts(request);
  const { purpose: given, ...others } = values;
  const purpose = uploadPurpose.safeParse(given);
  const fields: FieldErrors = {};
  for (const name of Object.keys(others)) fields[name] = ["알 수 없는 항목이에요."];
  if (!purpose.success) fields.purpose = ["값의 형식을 확인해 주세요."];
  if (!file) fields.file = ["올릴 파일을 골라 주세요."];
  if (!file || !purpose.success || Object.keys(fields).length > 0) refuse("invalid", { fields });
  return { purpose: purpose.data, ...file };
}

async function readParts(request: FastifyRequest) {
  let file: { fileName: string; bytes: Buffer } | null = null;
  const values: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: { fileSize: maximumUploadBytes } })) {
      if (part.type === "field") values[part.fieldname] = part.value;
      else if (part.fieldname === "file") {
        file = { fileName: part.filename, bytes: await part.toBuffer() };
      } else {
        await part.toBuffer();
        values[part.fieldname] = null;
      }
    }
  } catch (error) {
    if (errorCode(error) === "FST_REQ_FILE_TOO_LARGE") {
      const { code, message } = refuseUpload("too_large");
      refuse(code, { message });
    }
    // What the multipart reader does not number is a body that breaks off or is no form at all.
    if (errorCode(error) === null) refuse("malformed");
    throw error;
  }
  return { file, values };
}
