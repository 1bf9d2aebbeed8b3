import { licensedServices } from "../../features/catalogue/queries.ts";
import type { UploadFiles } from "../../features/uploads/send.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { loadBusinesses, loadCredentials, loadName } from "./load.ts";
import { loadRequired } from "./load-required.ts";
import { shownCertificationHandlers } from "./shown-routes.ts";

/** Certifications of a pro: where each stands, for themselves; the approved ones, for everybody. */
export function certificationViewHandlers(files: UploadFiles) {
  return {
    ...shownCertificationHandlers(files),

    "users.me.certifications.required": async ({ sql, viewer }) => ({
      items: await loadRequired(sql, viewer.pro?.id ?? null),
    }),

    "users.me.certifications.name": ({ sql, viewer }) => loadName(sql, proOf(viewer)),

    "users.me.certifications.business": async ({ sql, viewer }) => ({
      items: await loadBusinesses(sql, proOf(viewer)),
      next: null,
    }),

    "users.me.certifications.business.get": async ({ sql, viewer, params }) => {
      const own = await loadBusinesses(sql, proOf(viewer));
      return own.find(({ id }) => id === params.id) ?? refuse("not_found");
    },

    "users.me.certifications.credentials": async ({ sql, viewer }) => ({
      items: await loadCredentials(sql, proOf(viewer)),
      next: null,
      licensed_services: [...(await licensedServices(sql))],
    }),

    "users.me.certifications.credentials.get": async ({ sql, viewer, params }) => {
      const own = await loadCredentials(sql, proOf(viewer));
      return own.find(({ id }) => id === params.id) ?? refuse("not_found");
    },
  } satisfies Partial<Handlers>;
}

/** Who has not begun to become a pro has nothing here. */
function proOf({ pro }: Member): string {
  return pro?.id ?? refuse("not_found");
}
