import type { Upload } from "#contract/endpoints/platform.ts";
import { uploadUrl } from "./url.ts";
import type { UploadRow } from "./queries.ts";

/** An upload as its owner, or whoever may see what uses it, is told of it. */
export function presentUpload(upload: UploadRow): Upload {
  return {
    id: upload.id,
    kind: upload.kind,
    name: upload.display_name,
    bytes: upload.bytes,
    width: upload.width,
    height: upload.height,
    url: uploadUrl(upload.id),
    thumb_url: upload.thumb_key ? uploadUrl(upload.id, "thumb") : null,
  };
}
