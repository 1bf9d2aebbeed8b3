import type { Handlers } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findChoices } from "../../../features/pros/profile-rows.ts";
import { findReadablePro } from "../../readable-pro.ts";
import { loadMap } from "./load-map.ts";
import { mapVersion } from "./map-url.ts";

/** Of a pro whom not everybody may read, nothing is kept. */
const CACHE = { everyone: "public, max-age=3600", caller: "no-store" } as const;

/** Opened by itself, the picture still does nothing but bring its own look. */
const HEADERS = {
  "content-type": "image/svg+xml; charset=utf-8",
  "x-content-type-options": "nosniff",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** The map of a pro's regions, for whoever may read the pro. */
export function mapHandlers() {
  return {
    "pro.map": async ({ sql, params, viewer, now, request, reply }) => {
      const pro = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const { regions } = await findChoices(sql, pro.profile.id);
      const codes = regions.map(({ code }) => code);
      const etag = `"${mapVersion(codes)}"`;
      const caching = { etag, "cache-control": CACHE[pro.isPublic ? "everyone" : "caller"] };
      if (request.headers["if-none-match"] === etag) {
        return reply.status(304).headers(caching).send();
      }
      const map = (await loadMap(sql, codes, now)) ?? refuse("not_found");
      return reply.headers({ ...HEADERS, ...caching }).send(map);
    },
  } satisfies Partial<Handlers>;
}
