import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { TAKE_BACK_MS } from "#domain/testimonial/testimonial-limits.ts";
import { consumeRateLimits } from "../../platform/rate-limit/rate-limits.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { serviceNames } from "../catalogue/queries.ts";
import { presentProCard } from "../pros/present.ts";
import { linksOpenedFrom, linksUsedFrom } from "./limits.ts";
import { presentTestimonial } from "./present.ts";
import {
  checkTestimonial,
  openLink,
  takeBackTestimonial,
  writeTestimonial,
  type OpenedLink,
} from "./use-link.ts";

/** What whoever holds an invitation's link may do, without an account. */
export function linkHandlers() {
  return {
    "pro.testimonial.open": async ({ sql, body, viewer, now, http, request, transaction }) => {
      await consumeRateLimits(sql, [linksOpenedFrom(request.ip)], http.sessionSecret, now);
      const opened = await transaction((tx) => openLink(tx, { token: body.token, viewer, now }));
      const { invitation, pro, written } = opened;
      const { display_name, headline, photo_url } = presentProCard(pro);
      const slug = invitation.service_slug;
      const name = (await serviceNames(sql, [slug])).get(slug) ?? slug;
      return {
        pro: { id: pro.id, display_name, headline, photo_url },
        service: { slug, name },
        client_name: invitation.client_name,
        message: invitation.message,
        until: seoulIso(goodUntil(opened)),
        written: written && { ...presentTestimonial(written, name), state: written.state },
      };
    },

    "pro.testimonial.write": async (call) => {
      const { sql, body, viewer, now, ids, http, request } = call;
      await consumeRateLimits(sql, [linksUsedFrom(request.ip)], http.sessionSecret, now);
      const draft = checkTestimonial(body, now);
      const row = await call.transaction((tx) =>
        writeTestimonial(tx, { token: body.token, viewer, draft, now, ids }),
      );
      const names = await serviceNames(sql, [row.service_slug]);
      return presentTestimonial(row, names.get(row.service_slug) ?? row.service_slug);
    },

    "pro.testimonial.takeBack": async (call) => {
      const { sql, body, viewer, now, http, request } = call;
      await consumeRateLimits(sql, [linksUsedFrom(request.ip)], http.sessionSecret, now);
      await call.transaction((tx) => takeBackTestimonial(tx, { token: body.token, viewer, now }));
      return {};
    },
  } satisfies Partial<Handlers>;
}

/** Epoch ms until which the link writes, or takes back what was written. */
function goodUntil({ invitation }: OpenedLink): number {
  return invitation.used_at === null
    ? invitation.expires_at.getTime()
    : invitation.used_at.getTime() + TAKE_BACK_MS;
}
