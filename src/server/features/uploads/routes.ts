import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { StoragePort } from "../../gateways/storage/storage-port.ts";
import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { UPLOAD_PURPOSES } from "#domain/upload/purpose.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { inTurns } from "../../platform/turns.ts";
import type { PictureProcess } from "./pictures/picture-process.ts";
import { presentUpload } from "./present.ts";
import { readUploadForm, type UploadForm } from "./read-form.ts";
import { storeUpload, type StoredUpload, type StoreUploadInput } from "./store.ts";
import { UploadSeats } from "./upload-seats.ts";

const UPLOADS_PER_HOUR = 60;

/** Files that are looked at and drawn anew at once; the others wait on the disk. */
const IN_MEMORY_AT_ONCE = 2;

/** Files that people put into the product. */
export function uploadHandlers(deps: { storage: StoragePort; pictures: PictureProcess }) {
  const seats = new UploadSeats();
  const turns = inTurns(IN_MEMORY_AT_ONCE);
  const create = async (
    { sql, ids, now, viewer, request, limitTries }: Call<"uploads.create" | "staff.uploads.create">,
    purposes: readonly UploadPurpose[] = UPLOAD_PURPOSES,
  ) => {
    const ownerId = viewer.accountId;
    const leave = seats.take(ownerId);
    try {
      await limitTries("upload", ownerId, UPLOADS_PER_HOUR, HOUR_MS);
      const form = await readUploadForm(request, purposes);
      const stored = await turns(() => keepFile(form, { ...deps, db: sql, ids, now, ownerId }));
      if (!stored.ok) refuse(stored.code, { message: stored.message });
      return presentUpload(stored.upload);
    } finally {
      leave();
    }
  };
  return {
    "uploads.create": (call) => create(call),
    "staff.uploads.create": (call) => create(call, ["support_file"]),
  } satisfies Partial<Handlers>;
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
