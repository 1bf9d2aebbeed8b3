import type { Handlers } from "../../platform/http/call.ts";
import { loadWaiting } from "./load-waiting.ts";

/** What waits for a person: the beginning of their home and of their own page. */
export function waitingViewHandlers() {
  return {
    "users.me.waiting": async ({ sql, viewer, now }) => ({
      items: await loadWaiting(sql, viewer.accountId, now),
    }),
  } satisfies Partial<Handlers>;
}
