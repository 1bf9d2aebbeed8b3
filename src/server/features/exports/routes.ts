import type { Output } from "#contract/registry.ts";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { mayAskForExport } from "#domain/withdrawal/export-times.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import type { Call, Handlers } from "#server/platform/http/call.ts";
import { enqueueJob } from "#server/platform/jobs/enqueue.ts";
import { refuse } from "#server/platform/refusal.ts";
import { insertExport, listExports, lockLastAskedAt, type ExportRow } from "./export-rows.ts";

interface ExportDeps {
  storage: StoragePort;
  /** Asks once more who it is: whoever finds the device open shall not take everything along. */
  confirmIdentity: (call: Call<"users.me.exports.create">, password?: string) => Promise<unknown>;
}

/** A copy of all that is one's own: asking for it, and fetching it while it is there. */
export function exportHandlers({ storage, confirmIdentity }: ExportDeps) {
  return {
    "users.me.exports": async ({ sql, viewer, now }) => ({
      items: (await listExports(sql, viewer.accountId)).map((row) => presentExport(row, now)),
    }),

    "users.me.exports.create": async (call) => {
      const { body, viewer, now, ids } = call;
      const { accountId } = viewer;
      await confirmIdentity(call, body.password);
      return call.transaction(async (tx) => {
        const last = await lockLastAskedAt(tx, accountId);
        if (!mayAskForExport(last?.getTime() ?? null, now.getTime())) refuse("export_too_soon");
        const id = ids.next();
        await insertExport(tx, id, accountId, now);
        await enqueueJob(tx, "personal_data");
        return {
          id,
          state: "asked" as const,
          asked_at: seoulIso(now.getTime()),
          expires_at: null,
          bytes: null,
        };
      });
    },

    "users.me.exports.file": async ({ sql, params, viewer, now, reply }) => {
      const rows = await listExports(sql, viewer.accountId);
      const row = rows.find(({ id }) => id === params.exportId);
      if (!row || stateOf(row, now) !== "ready" || row.storage_key === null) refuse("not_found");
      const file = (await storage.get(row.storage_key)) ?? refuse("not_found");
      const name = `somssi-${seoulDay(row.asked_at.getTime())}.zip`;
      return reply
        .headers({
          "content-type": "application/zip",
          "content-length": String(file.size),
          "content-disposition": `attachment; filename="${name}"`,
          "cache-control": "no-store",
        })
        .send(file.stream);
    },
  } satisfies Partial<Handlers>;
}

/** Its time may be over a moment before the sweep comes. */
function stateOf({ state, expires_at: expiresAt }: ExportRow, now: Date): ExportRow["state"] {
  return state === "ready" && expiresAt !== null && expiresAt <= now ? "destroyed" : state;
}

function presentExport(row: ExportRow, now: Date): Output<"users.me.exports">["items"][number] {
  const state = stateOf(row, now);
  return {
    id: row.id,
    state,
    asked_at: seoulIso(row.asked_at.getTime()),
    expires_at: row.expires_at && seoulIso(row.expires_at.getTime()),
    bytes: state === "ready" ? row.bytes : null,
  };
}
