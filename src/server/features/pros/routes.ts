import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { offersConsultations } from "../consultations/queries.ts";
import { checkProfile } from "./check-profile.ts";
import { presentOwnProfile, presentPublicProfile } from "./present.ts";
import { countPieces } from "../portfolio/queries.ts";
import { findPricesOf } from "../search/queries.ts";
import { mapHandlers } from "./map/routes.ts";
import { findChoices, findProfileOfAccount } from "./profile-rows.ts";
import { findProCards } from "./queries.ts";
import { findReadablePro } from "./readable-pro.ts";
import { applyAsPro, editProfile } from "./save-profile.ts";

const SAVES_PER_HOUR = 60;

type Names = "pro.profile" | "pro.apply" | "pro.profile.edit" | "pro.get" | "pro.map";

/** A pro's profile: their own to write, anyone's to read. */
export function proHandlers(): Pick<Handlers, Names> {
  return {
    ...mapHandlers(),

    "pro.profile": async ({ sql, viewer }) => loadOwnProfile(sql, viewer.accountId),

    "pro.apply": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      await limit("pro_profile", accountId, SAVES_PER_HOUR, HOUR_MS);
      const profile = await checkProfile(sql, body, now);
      return transaction(async (tx) => {
        await applyAsPro(tx, { accountId, profile, now, ids });
        return loadOwnProfile(tx, accountId);
      });
    },

    "pro.profile.edit": async ({ sql, body, viewer, now, limit, transaction }) => {
      const { accountId } = viewer;
      const proId = viewer.pro?.id ?? refuse("not_found");
      await limit("pro_profile", accountId, SAVES_PER_HOUR, HOUR_MS);
      const profile = await checkProfile(sql, body, now);
      return transaction(async (tx) => {
        const acceptsRequests = body.accepts_requests;
        await editProfile(tx, { accountId, proId, profile, acceptsRequests, now });
        return loadOwnProfile(tx, accountId);
      });
    },

    "pro.get": async ({ sql, params, viewer }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const card = (await findProCards(sql, [profile.id])).get(profile.id) ?? refuse("not_found");
      return presentPublicProfile(profile, card, {
        choices: await findChoices(sql, profile.id),
        prices: await findPricesOf(sql, profile.id),
        offersConsultation: await offersConsultations(sql, profile.id),
      });
    },
  };
}

async function loadOwnProfile(db: Db, accountId: string) {
  const profile = (await findProfileOfAccount(db, accountId)) ?? refuse("not_found");
  return presentOwnProfile(profile, {
    choices: await findChoices(db, profile.id),
    portfolioCount: await countPieces(db, profile.id),
  });
}
