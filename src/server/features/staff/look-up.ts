import type { StaffLogAction } from "#domain/staff/log-action.ts";
import type { StoragePort } from "../../gateways/storage/storage-port.ts";
import { StorageUnavailable } from "../../gateways/storage/storage-port.ts";
import type { Call } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { readUpload } from "../uploads/read.ts";
import { staffActor, writeStaffLog } from "./log.ts";
import type { About, SeenFile } from "./staff-deps.ts";

type Looking = Pick<Call<"staff.pros.get">, "sql" | "viewer" | "request" | "now" | "ids">;

/** Writes down that staff look at somebody's data, and why where they say it, then gives them the page. */
export async function showPage<Page>(
  call: Looking,
  seen: About & { page: Page; reason?: string },
): Promise<Page> {
  await logLookUp(call, { kind: "look_up", action: `${seen.subject.kind}.look_up` }, seen);
  return seen.page;
}

/** Streams a private file to staff, written down before the first byte; no browser keeps it. */
export async function showFile(
  call: Call<"staff.certifications.file" | "staff.reports.photo" | "staff.tickets.file">,
  storage: StoragePort,
  seen: SeenFile,
): Promise<unknown> {
  await logLookUp(call, { kind: "file_view", action: `${seen.subject.kind}.file_view` }, seen);
  const file = await readUpload(storage, seen.upload, "full").catch((error: unknown) => {
    if (error instanceof StorageUnavailable) refuse("unavailable");
    throw error;
  });
  return call.reply.headers({ ...file.headers, "cache-control": "no-store" }).send(file.stream);
}

/** Logs that staff look at a list that shows personal data. */
export async function logListLook(call: Looking, action: StaffLogAction): Promise<void> {
  const { sql, now, ids } = call;
  await writeStaffLog(sql, { by: staffActor(call), kind: "look_up", action, now, ids });
}

async function logLookUp(
  call: Looking,
  look: { kind: "look_up" | "file_view"; action: StaffLogAction },
  { subject, personId, reason = "" }: About & { reason?: string },
): Promise<void> {
  const { sql, now, ids } = call;
  await writeStaffLog(sql, {
    by: staffActor(call),
    ...look,
    subject,
    personId,
    reason,
    now,
    ids,
  });
}
