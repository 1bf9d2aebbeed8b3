import type { Handlers } from "../../platform/http/call.ts";
import { presentCredits } from "./present.ts";
import { findLots } from "./queries.ts";

/** The person's own credits. */
export function creditHandlers(): Pick<Handlers, "users.me.credits"> {
  return {
    "users.me.credits": async ({ sql, viewer, now }) =>
      presentCredits(await findLots(sql, viewer.accountId), now),
  };
}
