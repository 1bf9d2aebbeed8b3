import { endpointCall } from "#contract/endpoint-call.ts";
import type { Upload, UploadPurpose } from "#contract/endpoints/platform.ts";
import { ApiFailure } from "./api-failure.ts";
import { tokenHeader } from "./cookie.ts";
import { parseBody } from "./parse-body.ts";

export interface UploadOptions {
  /** Called with 0 to 1 while the file goes up. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file and resolves with its record; JSON then refers to its id. Rejects with ApiFailure, or
 * with the signal's reason when given up. XMLHttpRequest, because fetch tells no progress of sending.
 */
export function upload(
  file: File,
  purpose: UploadPurpose,
  { onProgress, signal }: UploadOptions = {},
): Promise<Upload> {
  const { method, url } = endpointCall("uploads.create");
  const form = new FormData();
  // The server reads parts in order: the purpose decides how the file is checked.
  form.append("purpose", purpose);
  form.append("file", file, file.name);
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
      const body = parseBody(request.responseText);
      if (request.status >= 200 && request.status <= 299) resolve(body as Upload);
      else reject(new ApiFailure(request.status, body));
    };
    request.onerror = () => reject(new ApiFailure(0, null));
    request.onabort = () => reject((signal?.reason ?? new ApiFailure(0, null)) as Error);
    request.onloadend = () => signal?.removeEventListener("abort", giveUp);
    request.send(form);
  });
}
