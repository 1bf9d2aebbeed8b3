import { REGION_AGAIN } from "#domain/region/region-rules.ts";
import type { FieldErrors } from "#contract/errors.ts";
import type { Body } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { doneOnProblem, isBeforePhoto } from "#domain/portfolio/portfolio-rules.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findRegion, regionNames } from "../regions/queries.ts";
import { findService } from "../catalogue/queries.ts";
import type { PieceRow } from "./queries.ts";

export type PieceContent = Pick<
  PieceRow,
  | "title"
  | "service_slug"
  | "description"
  | "si_gun_gu_code"
  | "done_on"
  | "price"
  | "photo_ids"
  | "before_photo_id"
>;

/**
 * What the pro typed, as it is to be stored; refuses services that are not offered, months that cannot be and regions
 * not in force. `kept` is the region it had: work stays where it was done when the country is divided anew.
 */
export async function readPiece(
  db: Db,
  body: Body<"pro.portfolio.create">,
  { now, kept }: { now: Date; kept: string | null },
): Promise<PieceContent> {
  const today = seoulDay(now.getTime());
  const fields: FieldErrors = {};
  if (!(await findService(db, body.service))) fields.service = ["서비스를 다시 골라 주세요."];
  const doneOn = doneOnProblem(body.done_on, today);
  if (doneOn !== null) fields.done_on = [doneOn];
  if (!(await isRegion(db, body.si_gun_gu_code, { today, kept }))) {
    fields.si_gun_gu_code = [REGION_AGAIN];
  }
  const photoIds = [...new Set(body.photo_ids)];
  const before = body.before_photo_id;
  if (before !== null && !isBeforePhoto(photoIds, before)) {
    fields.before_photo_id = ["작업 전 사진을 다시 골라 주세요."];
  }
  if (Object.keys(fields).length > 0) refuse("invalid", { fields });
  return {
    title: oneLine(body.title),
    service_slug: body.service,
    description: body.description.trim(),
    si_gun_gu_code: body.si_gun_gu_code,
    done_on: body.done_on,
    price: body.price,
    photo_ids: photoIds,
    before_photo_id: before,
  };
}

async function isRegion(
  db: Db,
  code: string | null,
  { today, kept }: { today: string; kept: string | null },
): Promise<boolean> {
  if (code === null) return true;
  if (code === kept) return (await regionNames(db, [code])).has(code);
  return (await findRegion(db, code, today))?.level === "si_gun_gu";
}
