import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { nearestRegion, type Point } from "#domain/region/nearest.ts";
import { regionsWithin } from "#domain/region/nearby.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  findRegion,
  findRegions,
  findSiDoTree,
  type RegionRow,
} from "../../features/regions/queries.ts";

function present({ code, name, full_name }: RegionRow) {
  return { code, name, full_name };
}

/** Regions by list and by coordinates. */
export function addressHandlers(): Pick<
  Handlers,
  "address.siGunGu" | "address.eupMyeonDong" | "geo.coord" | "geo.nearby"
> {
  return {
    "address.siGunGu": async ({ sql, query, now }) => {
      const today = seoulDay(now.getTime());
      const tree = await findSiDoTree(sql, today, query.si_do);
      return {
        items: tree.map((row) => ({ ...present(row), si_gun_gu: row.si_gun_gu.map(present) })),
      };
    },
    "address.eupMyeonDong": async ({ sql, query, now }) => {
      const today = seoulDay(now.getTime());
      const parent = await findRegion(sql, query.si_gun_gu, today);
      if (parent?.level !== "si_gun_gu") refuse("not_found");
      const rows = await findRegions(sql, { level: "eup_myeon_dong", within: parent.code, today });
      return { items: rows.map(present) };
    },
    "geo.coord": async ({ sql, query, now }) => {
      const today = seoulDay(now.getTime());
      const { region_code: code, lat, lng } = query;
      const region =
        code === undefined
          ? await findNearest(sql, { lat: Number(lat), lng: Number(lng) }, today)
          : await findRegion(sql, code, today);
      if (!region || region.lat === null || region.lng === null) refuse("not_found");
      return { ...present(region), lat: region.lat, lng: region.lng };
    },
    "geo.nearby": async ({ sql, query, now }) => {
      const today = seoulDay(now.getTime());
      const { region_code: code, lat, lng, km } = query;
      const point =
        code === undefined
          ? { lat: Number(lat), lng: Number(lng) }
          : await findCentre(sql, code, today);
      const regions = await findRegions(sql, { level: "si_gun_gu", today });
      return { items: regionsWithin(point, regions, km).map(present) };
    },
  };
}

async function findCentre(db: Db, code: string, today: Day): Promise<Point> {
  const region = await findRegion(db, code, today);
  if (!region || region.lat === null || region.lng === null) refuse("not_found");
  return { lat: region.lat, lng: region.lng };
}

async function findNearest(db: Db, point: Point, today: Day): Promise<RegionRow | null> {
  return nearestRegion(point, await findRegions(db, { level: "si_gun_gu", today }));
}
