import { StorageUnavailable, type StoragePort } from "../../gateways/storage/storage-port.ts";
import type { Call } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { UploadRow } from "../uploads/queries.ts";
import { readUpload } from "../uploads/read.ts";
import { logLookUp } from "./look-up.ts";

/** Streams a private file to staff, written down before the first byte; no browser keeps it. */
export async function sendFile(
  call: Call<"staff.certifications.file"> | Call<"staff.reports.photo">,
  storage: StoragePort,
  upload: UploadRow,
  of: { subject: string; personId: string },
): Promise<unknown> {
  await logLookUp(call, { kind: "file_view", ...of });
  const file = await readUpload(storage, upload, "full").catch((error: unknown) => {
    if (error instanceof StorageUnavailable) refuse("unavailable");
    throw error;
  });
  return call.reply.headers({ ...file.headers, "cache-control": "no-store" }).send(file.stream);
}
