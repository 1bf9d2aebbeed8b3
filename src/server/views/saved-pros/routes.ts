import type { Handlers } from "../../platform/http/call.ts";
import { findSavedPros } from "../../features/saved-pros/queries.ts";
import { loadSavedPros } from "./load-saved-pros.ts";

/** The pros whom a person saved, as a list and as ids. */
export function savedProViewHandlers() {
  return {
    "users.me.savedPros": async ({ sql, viewer }) => ({
      items: await loadSavedPros(sql, viewer.accountId),
    }),

    "users.me.savedPros.ids": async ({ sql, viewer }) => {
      const saved = await findSavedPros(sql, viewer.accountId);
      return { items: saved.map(({ pro_id }) => pro_id) };
    },
  } satisfies Partial<Handlers>;
}
