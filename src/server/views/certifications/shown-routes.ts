import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReadablePro } from "../readable-pro.ts";
import { findUpload } from "../../features/uploads/queries.ts";
import { sendUpload, type UploadFiles } from "../../features/uploads/send.ts";
import { loadFiles } from "./load.ts";
import { presentShown } from "./present.ts";
import { findShownCertifications } from "../../features/certifications/queries.ts";

/**
 * A copy may be kept, but is asked about each time: the picture is there only while its certification is approved.
 * Of a pro whom not everybody may read, nothing is kept.
 */
const CACHE = { everyone: "public, no-cache", caller: "no-store" } as const;

/** What anyone who may read a pro sees of their certifications: labels, and pictures that staff released. */
export function shownCertificationHandlers(files: UploadFiles) {
  return {
    "pro.certifications": async ({ sql, params, viewer, now }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const rows = await findShownCertifications(sql, profile.id, seoulDay(now.getTime()));
      const pictures = await loadFiles(sql, rows);
      return { items: rows.map((row) => presentShown(row, profile.id, pictures)) };
    },

    "pro.certifications.image": async ({ sql, params, query, viewer, now, request, reply }) => {
      const pro = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const rows = await findShownCertifications(sql, pro.profile.id, seoulDay(now.getTime()));
      const shown = rows.find(({ id }) => id === params.certificationId);
      const imageId = shown?.show_image_id ?? refuse("not_found");
      const upload = (await findUpload(sql, imageId)) ?? refuse("not_found");
      const cacheControl = CACHE[pro.isPublic ? "everyone" : "caller"];
      return sendUpload({ request, reply }, files, upload, { ...query, cacheControl });
    },
  } satisfies Partial<Handlers>;
}
