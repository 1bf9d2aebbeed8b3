import type { MessageChannel } from "../../gateways/message/message-port.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { nextTestimonialState } from "#domain/testimonial/testimonial-state.ts";
import { invitationHandlers } from "./invitation-routes.ts";
import { linkHandlers } from "./link-routes.ts";
import { endTestimonial, lockTestimonial } from "./testimonial-rows.ts";

/** Testimonials of clients from outside the service: never among the reviews, never in a rating. */
export function testimonialHandlers(deps: { reaches: (channel: MessageChannel) => boolean }) {
  return {
    ...invitationHandlers(deps),
    ...linkHandlers(),

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
  } satisfies Partial<Handlers>;
}
