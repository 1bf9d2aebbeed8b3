import type { MessageChannel } from "../../gateways/message/message-port.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, PAGE_SIZE, pageOf } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { nextTestimonialState } from "#domain/testimonial/testimonial-state.ts";
import type { Db } from "../../platform/database/sql.ts";
import { serviceNames } from "../catalogue/queries.ts";
import { findReadablePro } from "../pros/readable-pro.ts";
import { invitationHandlers } from "./invitation-routes.ts";
import { linkHandlers } from "./link-routes.ts";
import { presentTestimonial } from "./present.ts";
import {
  countByKind,
  countTestimonials,
  endTestimonial,
  findShownTestimonial,
  findShownTestimonials,
  lockTestimonial,
  type TestimonialRow,
} from "./testimonial-rows.ts";

type Names =
  | keyof ReturnType<typeof invitationHandlers>
  | keyof ReturnType<typeof linkHandlers>
  | "pro.testimonial"
  | "pro.testimonial.get"
  | "pro.testimonial.summary"
  | "pro.testimonial.remove";

/** Testimonials of clients from outside the service: never among the reviews, never in a rating. */
export function testimonialHandlers(deps: {
  reaches: (channel: MessageChannel) => boolean;
}): Pick<Handlers, Names> {
  return {
    ...invitationHandlers(deps),
    ...linkHandlers(),

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

    "pro.testimonial.remove": async ({ params, viewer, now, transaction }) => {
      await transaction(async (tx) => {
        const row = await lockTestimonial(tx, params.testimonialId);
        if (row?.pro_id !== viewer.pro.id) refuse("not_found");
        const state = nextTestimonialState(row.state, "remove");
        if (state !== "removed_by_pro") refuse("state_forbids");
        await endTestimonial(tx, row.id, state, now);
      });
      return {};
    },
  };
}

/** Loads the names that stand with these testimonials; the function it answers presents each of them. */
async function presenter(db: Db, rows: readonly TestimonialRow[]) {
  const names = await serviceNames(db, [...new Set(rows.map((row) => row.service_slug))]);
  return (row: TestimonialRow) =>
    presentTestimonial(row, names.get(row.service_slug) ?? row.service_slug);
}
