import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { findRegions, regionsByCode } from "../../../features/regions/queries.ts";
import { drawMap } from "./draw-map.ts";
import { mapVersion } from "./map-url.ts";
import { regionShapes } from "./region-shapes.ts";

/** Maps of some tens of kilobytes each, of the pros who were looked at last. */
const KEPT = 100;
const kept = new Map<string, string | null>();

/** The map of these si-gun-gu, ended ones among them; null when none has a known border. */
export async function loadMap(db: Db, codes: readonly string[], now: Date): Promise<string | null> {
  const today = seoulDay(now.getTime());
  const key = `${today} ${mapVersion(codes)}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const map = drawMap({
    shapes: regionShapes(),
    served: [...(await regionsByCode(db, codes)).values()],
    siDo: await findRegions(db, { level: "si_do", today }),
    siGunGu: await findRegions(db, { level: "si_gun_gu", today }),
  });
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, map);
  return map;
}
