import { HOUR_MS } from "#domain/calendar/durations.ts";
import { hasRoomToSave } from "#domain/saved-pro/saved-pro.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { deleteSavedPro, findSavedPros, insertSavedPro, lockSavedPros } from "./queries.ts";

/** The pro when the caller may read their page. */
type FindReadablePro = (
  db: Db,
  proId: string,
  viewer: Viewer,
) => Promise<{ profile: { account_id: string } } | undefined>;

const SAVES_PER_HOUR = 300;

/** Pros whom a person saves to find them again. */
export function savedProHandlers({ findReadablePro }: { findReadablePro: FindReadablePro }) {
  return {
    "users.me.savedPros.save": async ({ sql, params, viewer, now, limit, transaction }) => {
      const { accountId } = viewer;
      const readable = await findReadablePro(sql, params.proId, viewer);
      // Nobody needs to find themselves.
      if (!readable || readable.profile.account_id === accountId) refuse("not_found");
      await limit("save_pro", accountId, SAVES_PER_HOUR, HOUR_MS);
      await transaction(async (tx) => {
        await lockSavedPros(tx, accountId);
        const saved = await findSavedPros(tx, accountId);
        const isSaved = saved.some(({ pro_id }) => pro_id === params.proId);
        if (!hasRoomToSave({ saved: saved.length, isSaved })) refuse("saved_pro_limit");
        await insertSavedPro(tx, accountId, { pro_id: params.proId, saved_at: now });
      });
      return {};
    },

    "users.me.savedPros.remove": async ({ sql, params, viewer }) => {
      if (!(await deleteSavedPro(sql, viewer.accountId, params.proId))) refuse("not_found");
      return {};
    },
  } satisfies Partial<Handlers>;
}
