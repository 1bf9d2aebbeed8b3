import { endpointCall } from "#contract/endpoint-call.ts";
import type { Upload, UploadPurpose } from "#contract/endpoints/platform.ts";
import { ApiFailure } from "../api/api-failure.ts";
import type { Answer } from "../api/call.ts";
import { connection } from "../api/connection.ts";
import { tokenHeader } from "../api/cookie.ts";
import { parseBody } from "../api/parse-body.ts";
import { repeatInSession } from "../session/session-end.ts";

export interface UploadOptions {
  /** Staff send theirs elsewhere. */
  endpoint?: "uploads.create" | "staff.uploads.create";
  /** Called with 0 to 1 while the file goes up. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file and resolves with its record; JSON then refers to its id. Rejects with ApiFailure, or
 * with the signal's reason when given up.
 */
export async function upload(
  file: File,
  purpose: UploadPurpose,
  options: UploadOptions = {},
): Promise<Upload> {
  const form = new FormData();
  // The server reads parts in order: the purpose decides how the file is checked.
  form.append("purpose", purpose);
  form.append("file", file, file.name);
  const { status, body } = await repeatInSession(() => send(form, options), true);
  if (status < 200 || status > 299) throw new ApiFailure(status, body);
  return body as Upload;
}

/** XMLHttpRequest, because fetch reports no progress of sending. */
function send(
  form: FormData,
  { onProgress, signal, endpoint = "uploads.create" }: UploadOptions,
): Promise<Answer> {
  const { method, url } = endpointCall(endpoint);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader("Accept", "application/json");
    for (const [name, value] of Object.entries(tokenHeader(document.cookie))) {
      request.setRequestHeader(name, value);
    }
    const giveUp = () => request.abort();
    signal?.addEventListener("abort", giveUp);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      connection.answered();
      resolve({ status: request.status, body: parseBody(request.responseText) });
    };
    request.onerror = () => {
      connection.unanswered();
      reject(new ApiFailure(0, null));
    };
    request.onabort = () => reject((signal?.reason ?? new ApiFailure(0, null)) as Error);
    request.onloadend = () => signal?.removeEventListener("abort", giveUp);
    request.send(form);
  });
}
