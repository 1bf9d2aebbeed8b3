import type { Upload } from "#contract/endpoints/platform.ts";
import type { Picture } from "#contract/schemas.ts";
import { uploadUrl } from "./url.ts";
import type { PictureRow, UploadRow } from "./queries.ts";

/** An upload as its owner, or whoever may see what uses it, reads it. */
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

/** A picture with all that keeps its place while it comes. */
export function presentPicture({ id, width, height, blur }: PictureRow): Picture {
  return { url: uploadUrl(id), width, height, blur };
}
