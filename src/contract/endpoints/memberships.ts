import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, instant, won } from "../schemas.ts";

const plan = z.object({
  id,
  name: z.string(),
  price: won,
  product: z.object({ id, credit: z.int().min(0) }),
});

/** The membership that a person has; only `active` and `overdue` hold one (spec §4). */
export const membership = z.object({
  state: z.enum(["active", "overdue"]),
  current_period_ends_at: instant,
  is_canceled: z.boolean(),
  plan,
  next_schedule: z.object({ plan, payment_due_date: day }).nullable(),
});
export type MembershipAnswer = z.output<typeof membership>;

export const membershipEndpoints = {
  "users.me.subscription": endpoint("users.me.subscription", {
    summary: "내 멤버십. 없으면 404",
    access: "member",
    output: membership,
    errors: ["not_found"],
  }),
  "users.me.billingInfo": endpoint("users.me.billingInfo", {
    summary: "내 결제 수단. 없으면 404",
    access: "member",
    output: z.object({ type: z.enum(["card", "phone"]), card_name: z.string().nullable() }),
    errors: ["not_found"],
  }),
};
