import { INVITATION_CHANNELS } from "#domain/testimonial/invitation-contact.ts";
import { TESTIMONIAL_STATES } from "#domain/testimonial/testimonial-state.ts";
import { INVITATION_STATES } from "#domain/testimonial/invitation-state.ts";
import * as z from "zod";
import { RELATIONS } from "#domain/testimonial/relation.ts";
import {
  invitationMessage,
  invitedContact,
  invitedName,
  testimonialAuthor,
  testimonialBody,
} from "#domain/testimonial/testimonial-rules.ts";
import { workedOn } from "#domain/testimonial/worked-on.ts";
import { endpoint } from "../endpoint.ts";
import { ruledText } from "../ruled.ts";
import { id, instant, listOf, nothing, page, slug } from "../schemas.ts";

const service = z.object({ slug: z.string(), name: z.string() });
const relation = z.enum(RELATIONS, "관계를 골라 주세요.");

/** The secret of an invitation's link. It travels in a body only, never in a URL that is logged. */
const token = z.string().max(200);

const testimonial = z.object({
  id,
  pro_id: id,
  author_name: z.string(),
  relation,
  service,
  /** Month, "2026-05". */
  worked_on: z.string(),
  body: z.string(),
  created_at: instant,
});
export type Testimonial = z.output<typeof testimonial>;

const testimonialState = z.enum(TESTIMONIAL_STATES);

const invitation = z.object({
  id,
  client_name: z.string(),
  channel: z.enum(INVITATION_CHANNELS),
  /** Partly hidden; null once the invitation has ended, when we no longer keep it. */
  contact: z.string().nullable(),
  service,
  message: z.string(),
  state: z.enum(INVITATION_STATES),
  created_at: instant,
  expires_at: instant,
  testimonial: z.object({ id, state: testimonialState }).nullable(),
});
export type TestimonialInvitation = z.output<typeof invitation>;

const testimonialRef = { testimonialId: id };
const proQuery = z.strictObject({ pro_id: id });

export const testimonialEndpoints = {
  "pro.testimonial.invite": endpoint("POST /api/v2/pro/testimonial/invitations/", {
    summary: "서비스 밖에서 함께한 고객에게 추천을 부탁하기. 링크는 이 답에서 한 번만 보인다",
    access: "pro",
    body: z.strictObject({
      client_name: ruledText(invitedName),
      /** Mobile number or e-mail address. */
      contact: ruledText(invitedContact),
      service: slug,
      message: ruledText(invitationMessage),
    }),
    output: z.object({ invitation, link: z.string(), sends_at: instant }),
    success: 201,
    errors: ["state_forbids", "too_many", "unavailable"],
  }),
  "pro.testimonial.invitations": endpoint("GET /api/v2/pro/testimonial/invitations/", {
    summary: "내가 보낸 추천 초대",
    access: "pro",
    query: page,
    output: listOf(invitation),
  }),
  "pro.testimonial.withdraw": endpoint(
    "DELETE /api/v2/pro/testimonial/invitations/{invitationId}/",
    {
      summary: "추천 초대 취소하기. 링크를 더 이상 쓸 수 없다",
      access: "pro",
      params: { invitationId: id },
      output: nothing,
      errors: ["not_found", "state_forbids"],
    },
  ),
  "pro.testimonial.open": endpoint("POST /api/v2/pro/testimonial/open/", {
    summary: "초대 링크 열기: 누가 어떤 서비스로 부탁했는지, 쓴 뒤에는 쓴 글",
    access: "anyone",
    body: z.strictObject({ token }),
    output: z.object({
      pro: z.object({
        id,
        display_name: z.string(),
        headline: z.string(),
        photo_url: z.string().nullable(),
      }),
      service,
      client_name: z.string(),
      message: z.string(),
      /** Until when one can write, or take back what one wrote. */
      until: instant,
      written: testimonial.omit({ pro_id: true }).extend({ state: testimonialState }).nullable(),
    }),
    errors: ["testimonial_link_invalid", "own_testimonial", "too_many"],
  }),
  "pro.testimonial.write": endpoint("POST /api/v2/pro/testimonial/", {
    summary: "초대받은 사람이 추천 쓰기. 한 번만",
    access: "anyone",
    body: z.strictObject({
      token,
      author_name: ruledText(testimonialAuthor),
      relation,
      worked_on: ruledText(workedOn),
      body: ruledText(testimonialBody),
      consent: z.literal(true, "공개에 동의해야 추천을 남길 수 있어요."),
    }),
    output: testimonial,
    success: 201,
    errors: ["testimonial_link_invalid", "own_testimonial", "too_many"],
  }),
  "pro.testimonial.takeBack": endpoint("POST /api/v2/pro/testimonial/take-back/", {
    summary: "쓴 사람이 같은 링크로 추천 삭제. 글과 이름이 지워진다",
    access: "anyone",
    body: z.strictObject({ token }),
    output: nothing,
    errors: ["testimonial_link_invalid", "state_forbids", "too_many"],
  }),
  "pro.testimonial": endpoint("GET /api/v2/pro/testimonial/", {
    summary: "고수의 외부 추천",
    access: "anyone",
    shared: true,
    query: page.extend({ pro_id: id }),
    output: listOf(testimonial),
    errors: ["not_found"],
  }),
  "pro.testimonial.get": endpoint("GET /api/v2/pro/testimonial/{testimonialId}", {
    summary: "외부 추천 하나",
    access: "anyone",
    params: testimonialRef,
    output: testimonial.extend({
      pro: z.object({ id, display_name: z.string(), headline: z.string() }),
    }),
    errors: ["not_found"],
  }),
  "pro.testimonial.summary": endpoint("GET /api/v2/pro/testimonial/summary/", {
    summary: "고수의 외부 추천을 모아 보기: 관계별, 서비스별 수와 내려간 수",
    access: "anyone",
    shared: true,
    query: proQuery,
    output: z.object({
      count: z.int(),
      by_relation: z.array(z.object({ relation, count: z.int() })),
      by_service: z.array(service.extend({ count: z.int() })),
      latest: testimonial.nullable(),
      removed_by_pro: z.int(),
      taken_back: z.int(),
    }),
    errors: ["not_found"],
  }),
  "pro.testimonial.remove": endpoint("DELETE /api/v2/pro/testimonial/{testimonialId}", {
    summary: "내 외부 추천 내리기. 내린 수는 보인다",
    access: "pro",
    params: testimonialRef,
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};
