import type { Call } from "../../platform/http/call.ts";
import { staffActor, writeStaffLog } from "./log.ts";

/** Writes down that staff looked at somebody's data, before they are shown it. */
export async function logLookUp(
  call: Pick<Call<"staff.pros.get">, "sql" | "viewer" | "request" | "now" | "ids">,
  seen: { kind?: "look_up" | "file_view"; subject: string; personId: string },
): Promise<void> {
  const [what = ""] = seen.subject.split(":");
  const kind = seen.kind ?? "look_up";
  await writeStaffLog(call.sql, {
    by: staffActor(call),
    kind,
    action: `${what}.${kind}`,
    subject: seen.subject,
    personId: seen.personId,
    now: call.now,
    ids: call.ids,
  });
}
