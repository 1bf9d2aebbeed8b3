import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { inTurns } from "../../platform/turns.ts";
import { loadUse } from "./load-use.ts";
import type { PictureProcess } from "./pictures/picture-process.ts";
import { presentUpload } from "./present.ts";
import { findUpload } from "./queries.ts";
import { readUploadForm, type UploadForm } from "./read-form.ts";
import { uploadAudience } from "./rules.ts";
import { sendUpload, type UploadFiles } from "./send.ts";
import { storeUpload, type StoredUpload, type StoreUploadInput } from "./store.ts";
import { UploadPlaces } from "./upload-places.ts";

const UPLOADS_PER_HOUR = 60;

/** Files that are looked at and drawn anew at once; the others wait on the disk. */
const IN_MEMORY_AT_ONCE = 2;

/** A file's bytes never change, but who may see them does: kept for a while when all may, else not at all. */
const CACHE = { everyone: "public, max-age=3600", caller: "no-store" } as const;

/** Files that people put into the product, and their way back out. */
export function uploadHandlers(
  deps: UploadFiles & { pictures: PictureProcess },
): Pick<Handlers, "uploads.create" | "uploads.file"> {
  const places = new UploadPlaces();
  const turns = inTurns(IN_MEMORY_AT_ONCE);
  return {
    "uploads.create": async ({ sql, ids, now, viewer, request, limitTries }) => {
      const ownerId = viewer.accountId;
      const leave = places.take(ownerId);
      try {
        await limitTries("upload", ownerId, UPLOADS_PER_HOUR, HOUR_MS);
        const form = await readUploadForm(request);
        const stored = await turns(() => keepFile(form, { ...deps, db: sql, ids, now, ownerId }));
        if (!stored.ok) refuse(stored.code, { message: stored.message });
        return presentUpload(stored.upload);
      } finally {
        leave();
      }
    },

    "uploads.file": async ({ sql, params, query, viewer, request, reply }) => {
      const upload = (await findUpload(sql, params.uploadId)) ?? refuse("not_found");
      const isOwner = viewer.kind === "member" && viewer.accountId === upload.owner_id;
      const audience = uploadAudience({ isOwner, use: await loadUse(sql, upload, viewer) });
      if (audience === "nobody") refuse("not_found");
      const cacheControl = CACHE[audience];
      return sendUpload({ request, reply }, deps, upload, { ...query, cacheControl });
    },
  };
}

async function keepFile(
  { file, ...form }: UploadForm,
  facts: Omit<StoreUploadInput, "bytes" | "purpose" | "fileName">,
): Promise<StoredUpload> {
  try {
    return await storeUpload({ ...facts, ...form, bytes: await file.read() });
  } finally {
    await file.close();
  }
}
