import * as z from "zod";
import { DELIVERY_CHANNELS, DELIVERY_STATES, STUCK_STATES } from "#domain/notice/delivery.ts";
import { DELIVERY_REPORTS } from "#domain/notice/delivery-report.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, listOf, nothing, page } from "../../schemas.ts";
import { proof } from "./staff-parts.ts";

const channel = z.enum(DELIVERY_CHANNELS);

/** Something that goes out to a person, without what it says. */
const delivery = z.object({
  id,
  /** What it is about: the heading of its notice, or what it was for. */
  title: z.string(),
  /** Null for a stranger's address. */
  account_id: id.nullable(),
  person: z.string().nullable(),
  /** Masked; null for all devices of the person. */
  recipient: z.string().nullable(),
  channel,
  state: z.enum(DELIVERY_STATES),
  /** What its provider told later; null until then, and of what nobody tells about. */
  report: z.enum(DELIVERY_REPORTS).nullable(),
  tries: z.int(),
  /** In a word of ours or the provider's. */
  last_error: z.string().nullable(),
  created_at: instant,
  /** When it goes at the earliest, of what waits. */
  not_before: instant.nullable(),
  sent_at: instant.nullable(),
  /** Its text is still there: a code's or a link's is not. */
  can_send_again: z.boolean(),
});

export const staffDeliveryEndpoints = {
  "staff.deliveries": endpoint("GET /api/v2/staff/deliveries/", {
    summary: "보내지 못했거나 도착이 불확실한 것, 오래된 것부터. 본 일이 기록된다",
    access: "staff",
    permission: "deliveries",
    query: page.extend({ state: z.enum(STUCK_STATES).optional(), channel: channel.optional() }),
    output: listOf(delivery),
  }),
  "staff.deliveries.send": endpoint("POST /api/v2/staff/deliveries/{deliveryId}/send/", {
    summary: "보내지 못한 것 다시 보내기. 도착이 불확실한 것은 두 번 갈 수 있음을 확인해야 한다",
    access: "staff",
    permission: "deliveries",
    params: { deliveryId: id },
    body: z.strictObject({ may_arrive_twice: z.boolean() }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.people.deliveries": endpoint("GET /api/v2/staff/people/{accountId}/deliveries/", {
    summary: "한 사람에게 보낸 것, 새것부터. 본 일이 기록된다",
    access: "staff",
    permission: "deliveries",
    params: { accountId: id },
    query: page,
    output: listOf(delivery).extend({
      person: z.string(),
      /** Asks for a second step when they sign in; null of who is no member. */
      has_second_step: z.boolean().nullable(),
    }),
    errors: ["not_found"],
  }),
  "staff.people.secondStep.off": endpoint(
    "POST /api/v2/staff/people/{accountId}/second-step/off/",
    {
      summary:
        "인증 앱과 복구 코드를 모두 잃은 회원의 2단계 인증 끄기. 모든 기기에서 로그아웃되고 본인에게 알린다",
      access: "staff",
      permission: "second_steps",
      params: { accountId: id },
      /** How it was made sure that it is them. */
      body: z.strictObject({ reason: proof }),
      output: nothing,
      errors: ["not_found", "state_forbids"],
    },
  ),
};
