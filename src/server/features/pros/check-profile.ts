import type { Body } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { FieldErrors } from "#contract/errors.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findRegions } from "../regions/queries.ts";
import { findServiceSlugs } from "../catalogue/queries.ts";
import type { ProfileTexts } from "./profile-rows.ts";

export interface CheckedProfile {
  texts: ProfileTexts;
  services: string[];
  siGunGuCodes: string[];
}

/** A profile as it is to be stored; refuses services that are not offered and regions not in force today. */
export async function checkProfile(
  db: Db,
  body: Body<"pro.apply">,
  now: Date,
): Promise<CheckedProfile> {
  const services = [...new Set(body.services)];
  const siGunGuCodes = [...new Set(body.si_gun_gu_codes)];
  const offered = new Set(await findServiceSlugs(db));
  const inForce = new Set(
    (await findRegions(db, { level: "si_gun_gu", today: seoulDay(now.getTime()) })).map(
      ({ code }) => code,
    ),
  );
  const fields: FieldErrors = {};
  if (services.some((slug) => !offered.has(slug))) {
    fields.services = ["지금은 없는 서비스가 있어요. 서비스를 다시 골라 주세요."];
  }
  if (siGunGuCodes.some((code) => !inForce.has(code))) {
    fields.si_gun_gu_codes = ["지금은 없는 지역이 있어요. 지역을 다시 골라 주세요."];
  }
  if (Object.keys(fields).length > 0) refuse("invalid", { fields });
  const texts = {
    display_name: oneLine(body.display_name),
    headline: oneLine(body.headline),
    introduction: body.introduction.trim(),
    career_years: body.career_years,
    photo_id: body.photo_id,
  };
  return { texts, services, siGunGuCodes };
}
