import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { SubjectRateLimit } from "../../platform/rate-limit/rate-limits.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";

/** Links opened from one network. */
export function linksOpenedFrom(ip: string): SubjectRateLimit {
  const subject = clientNetwork(ip);
  return { scope: "testimonial_open", subject, most: 60, windowMs: HOUR_MS };
}

/** Testimonials written or taken back from one network. */
export function linksUsedFrom(ip: string): SubjectRateLimit {
  const subject = clientNetwork(ip);
  return { scope: "testimonial_use", subject, most: 20, windowMs: HOUR_MS };
}

/** Invitations to one contact, whichever pro sends them. */
export function invitationsTo(contact: string): SubjectRateLimit {
  return { scope: "testimonial_contact", subject: contact, most: 3, windowMs: DAY_MS };
}
