import { findUpload } from "../../features/uploads/queries.ts";
import { sendUpload, type UploadFiles } from "../../features/uploads/send.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { uploadAudience } from "./audience.ts";
import { loadUse } from "./load-use.ts";

/** A file's bytes never change, but who may see them does: kept for a while when all may, else not at all. */
const CACHE = { everyone: "public, max-age=3600", caller: "no-store" } as const;

/** Files, to whoever may see what uses them. */
export function fileViewHandlers(files: UploadFiles) {
  return {
    "uploads.file": async ({ sql, params, query, viewer, request, reply }) => {
      const upload = (await findUpload(sql, params.uploadId)) ?? refuse("not_found");
      const isOwner = viewer.kind === "member" && viewer.accountId === upload.owner_id;
      const audience = uploadAudience({ isOwner, use: await loadUse(sql, upload, viewer) });
      if (audience === "nobody") refuse("not_found");
      const cacheControl = CACHE[audience];
      return sendUpload({ request, reply }, files, upload, { ...query, cacheControl });
    },
  } satisfies Partial<Handlers>;
}
