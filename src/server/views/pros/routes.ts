import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { wholesOf } from "#domain/region/whole-region.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { offersConsultations } from "../../features/consultations/queries.ts";
import { findChoices } from "../../features/pros/profile-rows.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { findSiDoTree } from "../../features/regions/queries.ts";
import { findReadablePro } from "../readable-pro.ts";
import { findPricesOf } from "../../features/search/queries.ts";
import { mapHandlers } from "./map/routes.ts";
import { presentPublicProfile } from "./present.ts";

/** A pro's page, for whoever may read the pro. */
export function proViewHandlers() {
  return {
    ...mapHandlers(),

    "pro.get": async ({ sql, params, viewer, now }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const card = (await findProCards(sql, [profile.id])).get(profile.id) ?? refuse("not_found");
      const choices = await findChoices(sql, profile.id);
      return presentPublicProfile(profile, card, {
        choices,
        wholes: choices.regions.length > 1 ? await findWholes(sql, seoulDay(now.getTime())) : [],
        prices: await findPricesOf(sql, profile.id),
        offersConsultation: await offersConsultations(sql, profile.id),
      });
    },
  } satisfies Partial<Handlers>;
}

async function findWholes(db: Db, today: Day) {
  return (await findSiDoTree(db, today)).flatMap(wholesOf);
}
