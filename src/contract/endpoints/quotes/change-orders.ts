import { CHANGE_KINDS } from "#domain/change-order/change-order.ts";
import * as z from "zod";
import {
  CHANGE_ORDER_EVENTS,
  CHANGE_ORDER_STATES,
  HIRE_SIDES,
} from "#domain/change-order/lifecycle.ts";
import { changeReason, changeScope } from "#domain/change-order/change-rules.ts";
import { agreedTime, workDay } from "#domain/request/request-rules.ts";
import { endpoint, LARGE_BODY_KILOBYTES } from "../../endpoint.ts";
import { ruledText } from "../../ruled.ts";
import { id, instant, won } from "../../schemas.ts";

export const changeOrder = z.object({
  id,
  /** The first of `kinds`: all there was when a proposal changed one thing. */
  kind: z.enum(CHANGE_KINDS),
  kinds: z.array(z.enum(CHANGE_KINDS)),
  price: z.int().nullable(),
  scope: z.string().nullable(),
  agreed_date: z.string().nullable(),
  agreed_time: z.string().nullable(),
  /** The agreed terms when it was proposed; null of proposals from before they were kept. */
  before: z
    .object({
      price: z.int(),
      scope: z.string(),
      agreed_date: z.string(),
      agreed_time: z.string().nullable(),
    })
    .nullable(),
  reason: z.string(),
  state: z.enum(CHANGE_ORDER_STATES),
  proposed_by: z.enum(HIRE_SIDES),
  created_at: instant,
  decided_at: instant.nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(CHANGE_ORDER_EVENTS)),
});

const reason = ruledText(changeReason);
const changeOrderRef = { changeOrderId: id };

export const changeOrderEndpoints = {
  "quotes.changeOrders.create": endpoint("POST /api/v2/quotes/{quoteId}/change-orders/", {
    summary: "고용 뒤 가격·범위·날짜 변경을 제안",
    access: "member",
    params: { quoteId: id },
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    body: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("price"), price: won, reason }),
      z.strictObject({ kind: z.literal("scope"), scope: ruledText(changeScope), reason }),
      z.strictObject({ kind: z.literal("date"), agreed_date: ruledText(workDay), reason }),
      /** Any of them at once, which the other side approves whole or not at all. */
      z.strictObject({
        kind: z.literal("terms"),
        price: won.optional(),
        scope: ruledText(changeScope).optional(),
        agreed_date: ruledText(workDay).optional(),
        agreed_time: ruledText(agreedTime).optional(),
        reason,
      }),
    ]),
    output: changeOrder,
    success: 201,
    errors: ["not_found", "state_forbids", "conflict"],
  }),
  "changeOrders.approve": endpoint("POST /api/v2/change-orders/{changeOrderId}/approve/", {
    summary: "변경 제안 수락하기",
    access: "member",
    params: changeOrderRef,
    body: z.strictObject({}),
    output: changeOrder,
    errors: ["not_found", "state_forbids"],
  }),
  "changeOrders.reject": endpoint("POST /api/v2/change-orders/{changeOrderId}/reject/", {
    summary: "변경 제안 거절",
    access: "member",
    params: changeOrderRef,
    body: z.strictObject({}),
    output: changeOrder,
    errors: ["not_found", "state_forbids"],
  }),
  "changeOrders.withdraw": endpoint("POST /api/v2/change-orders/{changeOrderId}/withdraw/", {
    summary: "내가 낸 변경 제안 취소하기",
    access: "member",
    params: changeOrderRef,
    body: z.strictObject({}),
    output: changeOrder,
    errors: ["not_found", "state_forbids"],
  }),
};

export type ChangeOrder = z.output<typeof changeOrder>;
