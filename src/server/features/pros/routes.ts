import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { checkProfile } from "./check-profile.ts";
import { findLatestNameChange } from "./name-change-rows.ts";
import { presentProProfile } from "./present.ts";
import { countPieces } from "../portfolio/queries.ts";
import { findChoices, findProfileOfAccount } from "./profile-rows.ts";
import { applyAsPro, editProfile } from "./save-profile.ts";

const SAVES_PER_HOUR = 60;

/** A pro's own profile. */
export function proHandlers() {
  return {
    "pro.profile": async ({ sql, viewer, now }) => loadProProfile(sql, viewer.accountId, now),

    "pro.apply": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      await limit("pro_profile", accountId, SAVES_PER_HOUR, HOUR_MS);
      const profile = await checkProfile(sql, body, now);
      return transaction(async (tx) => {
        await applyAsPro(tx, { accountId, profile, now, ids });
        return loadProProfile(tx, accountId, now);
      });
    },

    "pro.profile.edit": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      const proId = viewer.pro?.id ?? refuse("not_found");
      await limit("pro_profile", accountId, SAVES_PER_HOUR, HOUR_MS);
      const profile = await checkProfile(sql, body, now);
      return transaction(async (tx) => {
        const acceptsRequests = body.accepts_requests;
        await editProfile(tx, { accountId, proId, profile, acceptsRequests, now, ids });
        return loadProProfile(tx, accountId, now);
      });
    },
  } satisfies Partial<Handlers>;
}

async function loadProProfile(db: Db, accountId: string, now: Date) {
  const profile = (await findProfileOfAccount(db, accountId)) ?? refuse("not_found");
  return presentProProfile(profile, {
    nameChange: await findLatestNameChange(db, profile.id),
    choices: await findChoices(db, profile.id),
    portfolioCount: await countPieces(db, profile.id),
    now,
  });
}
