import * as z from "zod";
import { endpoint } from "../../endpoint.ts";
import { id, instant } from "../../schemas.ts";

const service = z.string();
const pro = z.string();

/** Names are shown as they are; ids lead to the page where it is answered. */
const waitingItem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("overdue") }),
  z.object({ kind: z.literal("change_order"), quote_id: id, service, pro }),
  z.object({ kind: z.literal("consultation"), consultation_id: id, pro, starts_at: instant }),
  /** From the agreed day on. */
  z.object({
    kind: z.literal("complete"),
    request_id: id,
    service,
    pro,
    agreed_date: z.string(),
  }),
  /** In the days before it. */
  z.object({ kind: z.literal("work"), request_id: id, service, pro, agreed_date: z.string() }),
  z.object({ kind: z.literal("unread_quotes"), request_id: id, service, count: z.int() }),
  z.object({ kind: z.literal("unread_talk"), quote_id: id, service, pro, count: z.int() }),
  z.object({ kind: z.literal("review"), hire_id: id, service, pro }),
]);
export type WaitingItem = z.output<typeof waitingItem>;

export const waitingEndpoints = {
  "users.me.waiting": endpoint("GET /api/v2/users/me/waiting/", {
    summary: "나를 기다리는 일, 급한 것부터: 고객으로서 답하거나 읽거나 마칠 것과 밀린 멤버십",
    access: "member",
    output: z.object({ items: z.array(waitingItem) }),
  }),
};
