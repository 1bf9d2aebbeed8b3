import { endpointCall } from "#contract/endpoint-call.ts";
import type { Upload } from "#contract/endpoints/platform.ts";
import type { UploadRow } from "./queries.ts";

/** An upload as its owner, or whoever may see what uses it, is told of it. */
export function presentUpload(upload: UploadRow): Upload {
  const address = (size?: "thumb") =>
    endpointCall("uploads.file", { uploadId: upload.id, size }).url;
  return {
    id: upload.id,
    kind: upload.kind,
    name: upload.display_name,
    bytes: upload.bytes,
    width: upload.width,
    height: upload.height,
    url: address(),
    thumb_url: upload.thumb_key ? address("thumb") : null,
  };
}
