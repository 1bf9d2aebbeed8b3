import type { InvitationChannel } from "#domain/testimonial/invitation-contact.ts";
import type { Testimonial, TestimonialInvitation } from "#contract/endpoints/testimonials.ts";
import { maskEmail } from "#domain/account/mask-email.ts";
import { maskMobile } from "#domain/account/phone.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { invitationState } from "#domain/testimonial/invitation-state.ts";
import { invitationFacts, type ListedInvitation } from "./invitation-rows.ts";
import type { TestimonialRow } from "./testimonial-rows.ts";

/** A shown testimonial, or one's own; `serviceName` as the catalogue has it. */
export function presentTestimonial(row: TestimonialRow, serviceName: string): Testimonial {
  return {
    id: row.id,
    pro_id: row.pro_id,
    author_name: row.author_name,
    relation: row.relation,
    service: { slug: row.service_slug, name: serviceName },
    worked_on: row.worked_on,
    body: row.body,
    created_at: seoulIso(row.created_at.getTime()),
  };
}

export function presentInvitation(
  row: ListedInvitation,
  serviceName: string,
  now: Date,
): TestimonialInvitation {
  return {
    id: row.id,
    client_name: row.client_name,
    channel: row.channel,
    contact: row.contact && hidden(row.channel, row.contact),
    service: { slug: row.service_slug, name: serviceName },
    message: row.message,
    state: invitationState(invitationFacts(row), now.getTime()),
    created_at: seoulIso(row.created_at.getTime()),
    expires_at: seoulIso(row.expires_at.getTime()),
    testimonial:
      row.testimonial_id === null || row.testimonial_state === null
        ? null
        : { id: row.testimonial_id, state: row.testimonial_state },
  };
}

function hidden(channel: InvitationChannel, contact: string): string {
  return channel === "sms" ? maskMobile(contact) : maskEmail(contact);
}
