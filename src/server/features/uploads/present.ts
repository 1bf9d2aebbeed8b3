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
    blur: upload.blur,
    focus: focusOfRow(upload),
    url: uploadUrl(upload.id),
    thumb_url: upload.thumb_key ? uploadUrl(upload.id, "thumb") : null,
  };
}

/** A picture with all that keeps its place while it comes. */
export function presentPicture(row: PictureRow): Picture {
  const { id, width, height, blur } = row;
  return { url: uploadUrl(id), width, height, blur, focus: focusOfRow(row) };
}

/** Where the eye goes in it. */
export function focusOfRow({
  focus_x: x,
  focus_y: y,
}: Pick<UploadRow, "focus_x" | "focus_y">): Picture["focus"] {
  return x === null || y === null ? null : { x, y };
}

/** What an upload is drawn from; null for what is no picture. */
export function presentUploadedPicture(upload: UploadRow): Picture | null {
  const { width, height } = upload;
  return width === null || height === null ? null : presentPicture({ ...upload, width, height });
}
