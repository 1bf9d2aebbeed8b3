import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";

/** The log about one thing that staff looked at or decided about, oldest first. */
export async function staffLogOf(app: TestApp, kind: string, id: string) {
  const rows = await app.sql<{ action: string; reason: string; staff_id: string; ip: string }[]>`
    SELECT action, reason, staff_id, ip FROM staff_log
    WHERE subject_kind = ${kind} AND subject_id = ${id} ORDER BY id`;
  return [...rows];
}

/** What somebody was told last. */
export async function lastNoticeOf(client: TestClient) {
  return (await client.call("users.me.notifications", {})).body.items[0];
}
