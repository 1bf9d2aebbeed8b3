import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findProfileOfAccount, updatePublicRead } from "./profile-rows.ts";

const CHANGES_PER_HOUR = 60;

/** Whether a pro's page is everyone's to read. They may choose before they are approved. */
export function publicReadHandlers() {
  return {
    "users.me.allowPublicRead": async ({ sql, viewer }) => {
      const profile = await findProfileOfAccount(sql, viewer.accountId);
      const { allow_public_read } = profile ?? refuse("not_found");
      return { allow_public_read };
    },

    // A page drawn for anonymous visitors is shared for two seconds at most: no longer does a hidden one show.
    "users.me.allowPublicRead.set": async ({ body, viewer, limit, transaction }) => {
      const proId = viewer.pro?.id ?? refuse("not_found");
      await limit("public_read", viewer.accountId, CHANGES_PER_HOUR, HOUR_MS);
      const { allow_public_read } = body;
      await transaction((tx) => updatePublicRead(tx, proId, allow_public_read));
      return { allow_public_read };
    },
  } satisfies Partial<Handlers>;
}
