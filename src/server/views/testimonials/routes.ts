import { serviceNames } from "../../features/catalogue/queries.ts";
import { findReadablePro } from "../readable-pro.ts";
import { findInvitations } from "../../features/testimonials/invitation-rows.ts";
import { presentInvitation, presentTestimonial } from "../../features/testimonials/present.ts";
import {
  countByKind,
  countTestimonials,
  findShownTestimonial,
  findShownTestimonials,
  type TestimonialRow,
} from "../../features/testimonials/testimonial-rows.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, PAGE_SIZE, pageOf } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";

/** Testimonials as whoever may read their pro reads them, and the invitations that a pro sent. */
export function testimonialViewHandlers() {
  return {
    "pro.testimonial": async ({ sql, query, viewer }) => {
      const { profile } = (await findReadablePro(sql, query.pro_id, viewer)) ?? refuse("not_found");
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findShownTestimonials(sql, profile.id, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => row.id);
      return { items: page.items.map(await presenter(sql, page.items)), next: page.next };
    },

    "pro.testimonial.get": async ({ sql, params, viewer }) => {
      const row = (await findShownTestimonial(sql, params.testimonialId)) ?? refuse("not_found");
      const { profile } = (await findReadablePro(sql, row.pro_id, viewer)) ?? refuse("not_found");
      const { id, display_name, headline } = profile;
      return { ...(await presenter(sql, [row]))(row), pro: { id, display_name, headline } };
    },

    "pro.testimonial.summary": async ({ sql, query, viewer }) => {
      const { profile } = (await findReadablePro(sql, query.pro_id, viewer)) ?? refuse("not_found");
      const figures = await countTestimonials(sql, profile.id);
      const { relations, services } = await countByKind(sql, profile.id);
      const [latest] = await findShownTestimonials(sql, profile.id, { before: null, limit: 1 });
      const names = await serviceNames(
        sql,
        services.map((one) => one.service_slug),
      );
      return {
        count: figures.count,
        removed_by_pro: figures.removed_by_pro,
        taken_back: figures.taken_back,
        by_relation: [...relations],
        by_service: services.map(({ service_slug: slug, count }) => ({
          slug,
          name: names.get(slug) ?? slug,
          count,
        })),
        latest: latest ? (await presenter(sql, [latest]))(latest) : null,
      };
    },

    "pro.testimonial.invitations": async ({ sql, query, viewer, now }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findInvitations(sql, viewer.pro.id, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => row.id);
      const names = await serviceNames(sql, [
        ...new Set(page.items.map((row) => row.service_slug)),
      ]);
      return {
        items: page.items.map((row) =>
          presentInvitation(row, names.get(row.service_slug) ?? row.service_slug, now),
        ),
        next: page.next,
      };
    },
  } satisfies Partial<Handlers>;
}

/** Loads the names that stand with these testimonials; the function it answers presents each of them. */
async function presenter(db: Db, rows: readonly TestimonialRow[]) {
  const names = await serviceNames(db, [...new Set(rows.map((row) => row.service_slug))]);
  return (row: TestimonialRow) =>
    presentTestimonial(row, names.get(row.service_slug) ?? row.service_slug);
}
