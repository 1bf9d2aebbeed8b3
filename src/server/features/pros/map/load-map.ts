import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { findRegions, regionPlaces } from "../../addresses/queries.ts";
import { drawMap } from "./draw-map.ts";
import { regionShapes } from "./region-shapes.ts";

/** The map of these si-gun-gu, ended ones among them; null when none has a known border. */
export async function loadMap(db: Db, codes: readonly string[], now: Date): Promise<string | null> {
  const today = seoulDay(now.getTime());
  return drawMap({
    shapes: regionShapes(),
    served: [...(await regionPlaces(db, codes)).values()],
    siDo: await findRegions(db, { level: "si_do", today }),
    siGunGu: await findRegions(db, { level: "si_gun_gu", today }),
  });
}
