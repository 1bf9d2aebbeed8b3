import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { offersConsultations } from "../../features/consultations/queries.ts";
import { findChoices } from "../../features/pros/profile-rows.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { findReadablePro } from "../readable-pro.ts";
import { findPricesOf } from "../../features/search/queries.ts";
import { mapHandlers } from "./map/routes.ts";
import { presentPublicProfile } from "./present.ts";

/** A pro's page, for whoever may read the pro. */
export function proViewHandlers() {
  return {
    ...mapHandlers(),

    "pro.get": async ({ sql, params, viewer }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const card = (await findProCards(sql, [profile.id])).get(profile.id) ?? refuse("not_found");
      return presentPublicProfile(profile, card, {
        choices: await findChoices(sql, profile.id),
        prices: await findPricesOf(sql, profile.id),
        offersConsultation: await offersConsultations(sql, profile.id),
      });
    },
  } satisfies Partial<Handlers>;
}
