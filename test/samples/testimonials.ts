import type { TestimonialInvitation } from "#contract/endpoints/testimonials.ts";
import type { Output } from "#contract/registry.ts";

type Opened = Output<"pro.testimonial.open">;
type Written = NonNullable<Opened["written"]>;
type Sent = Output<"pro.testimonial.invite">;

const SERVICE = { slug: "cleaning", name: "이사청소" };

const INVITATION: TestimonialInvitation = {
  id: "invitation",
  client_name: "김지영",
  channel: "email",
  contact: "a@example.com",
  service: SERVICE,
  message: "",
  state: "sent",
  created_at: "2027-03-10T11:00:00+09:00",
  expires_at: "2027-04-09T11:00:00+09:00",
  testimonial: null,
};

const OPENED: Opened = {
  pro: { id: "pro", display_name: "한솔", headline: "", photo_url: null },
  service: SERVICE,
  client_name: "김지영",
  message: "",
  until: "2027-04-01T12:00:00+09:00",
  written: null,
};

const WRITTEN: Written = {
  id: "testimonial",
  author_name: "지영",
  relation: "personal_client",
  service: SERVICE,
  worked_on: "2026-12",
  body: "꼼꼼하게 청소해 주셨어요.",
  created_at: "2027-03-10T11:00:00+09:00",
  state: "shown",
};

/** An invitation by e-mail without a message of the pro's, which nobody has opened. */
export function sampleInvitation(
  changes: Partial<TestimonialInvitation> = {},
): TestimonialInvitation {
  return { ...INVITATION, ...changes };
}

/** What its pro is told as they send it: the link goes out at once. */
export function sampleSentInvitation(changes: Partial<Sent> = {}): Sent {
  const invitation = sampleInvitation();
  const link = "https://somssi.kr/t#x";
  return { invitation, link, sends_at: invitation.created_at, ...changes };
}

/** The same as its client opens it, before they write. */
export function sampleOpenedInvitation(changes: Partial<Opened> = {}): Opened {
  return { ...OPENED, ...changes };
}

/** What the client wrote, shown on the pro's page. */
export function sampleWrittenTestimonial(changes: Partial<Written> = {}): Written {
  return { ...WRITTEN, ...changes };
}
