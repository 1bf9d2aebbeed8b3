import { MEMBER_COMMANDS } from "#domain/membership/available-actions.ts";
import { HELD_MEMBERSHIP_STATES } from "#domain/membership/state.ts";
import { SCHEDULE_STATES } from "#domain/membership/next-schedule.ts";
import { REFUND_METHODS } from "#domain/payment/refund-method.ts";
import * as z from "zod";
import { GUARANTEE_FORMS } from "#domain/membership/guarantee.ts";
import { METHOD_TYPES } from "#domain/payment/refund-method.ts";
import { PENDING_CHANGES } from "#domain/membership/next-schedule.ts";
import { LEAVING_WAYS } from "#domain/membership/leaving/leaving-offer.ts";
import { OVERDUE_CAUSES } from "#domain/membership/overdue-cause.ts";
import { day, id, instant, won } from "../schemas.ts";

// What answers about a membership are made of.

export const plan = z.object({
  id,
  name: z.string(),
  price: won,
  product: z.object({ id, credit: z.int().min(0) }),
});
export type Plan = z.output<typeof plan>;

/** Fewer, as many or more credits than now (spec §4). */
export const planChange = z.enum(PENDING_CHANGES);

/** The membership that a person has; only `active` and `overdue` hold one (spec §4). */
export const membership = z.object({
  state: z.enum(HELD_MEMBERSHIP_STATES),
  current_period_starts_on: day,
  /** The last paid day at 23:59:59 in Seoul, also while overdue. */
  current_period_ends_at: instant,
  is_canceled: z.boolean(),
  /** Null unless overdue. */
  overdue_cause: z.enum(OVERDUE_CAUSES).nullable(),
  plan,
  next_schedule: z.object({ plan, payment_due_date: day }).nullable(),
});
export type MembershipAnswer = z.output<typeof membership>;

/** How it is paid: "현대카드 (1234)" for a card, null for a phone. */
export const billingInfo = z.object({
  type: z.enum(METHOD_TYPES),
  card_name: z.string().nullable(),
});

export const guaranteeForm = z.enum(GUARANTEE_FORMS);

export const guaranteeAnswer = z.object({
  eligible: z.boolean(),
  /** By which of the two guarantees; null when neither holds. */
  form: guaranteeForm.nullable(),
  /** Won that would go back. */
  amount: won,
  method: z.enum(REFUND_METHODS).nullable(),
  /** What stands against each form, in Korean. */
  reasons: z.array(z.object({ form: guaranteeForm, code: z.string(), message: z.string() })),
});
export type GuaranteeAnswer = z.output<typeof guaranteeAnswer>;

/** What goes back to somebody who leaves now, and what ends; with how it is computed. */
export const leavingOffer = z.object({
  /** By the guarantee, which gives everything back, or for what is unused. */
  by: z.enum(LEAVING_WAYS),
  /** Won that go back in all; 0 when nothing is unused. */
  amount: won,
  /** How; null when nothing goes back. */
  method: z.enum(REFUND_METHODS).nullable(),
  /** One for each payment whose credits are not all used: of `price` won for `granted` credits the part of the `unused` ones. */
  parts: z.array(
    z.object({
      price: won,
      granted: z.int(),
      unused: z.int(),
      paid_on: day,
      /** The last day on which nothing is kept. */
      whole_until: day,
      whole: won,
      fee: won,
      amount: won,
    }),
  ),
  /** Credits that end with it, and of them those that quotes hold: these are released first. */
  credits: z.int(),
  held: z.int(),
  /** Of them those that rolled over from the period before: nothing was paid for them. */
  rolled_over: z.int(),
  /** The last day of the paid period, through which a cancellation leaves everything as it is. */
  period_ends_on: day,
});
export type LeavingOfferAnswer = z.output<typeof leavingOffer>;

/** Everything that the page of one's own membership shows. */
export const membershipOverview = z.object({
  today: day,
  membership: membership.nullable(),
  /** A first payment that is not confirmed, or the last one that failed within the hour. */
  purchase: z
    .object({
      state: z.enum(["confirming", "failed"]),
      plan,
      started_at: instant,
      message: z.string().nullable(),
    })
    .nullable(),
  /** The last membership, when it ended not long ago and none has begun since. */
  ended: z.object({ on: day, message: z.string() }).nullable(),
  /** The renewal to come; null when there is none. */
  coming: z
    .object({
      starts_on: day,
      payment_due_at: instant,
      plan,
      amount: won,
      change: planChange,
    })
    .nullable(),
  price_rise: z
    .object({
      from: won,
      to: won,
      starts_on: day,
      consent_from: instant,
      consent_until: instant,
      consented: z.boolean(),
    })
    .nullable(),
  overdue: z
    .object({
      since: day,
      amount: won,
      next_retry_at: instant.nullable(),
      ends_at: instant,
      /** Why it was not paid, and what to do. */
      message: z.string(),
    })
    .nullable(),
  /** A charge of the membership that is being confirmed. */
  payment: z.object({ amount: won, started_at: instant }).nullable(),
  method: billingInfo.extend({ name: z.string(), usable: z.boolean() }).nullable(),
  /** What the member may do now: the buttons to show. */
  actions: z.array(z.enum(MEMBER_COMMANDS)),
  guarantee: guaranteeAnswer,
});
export type MembershipOverview = z.output<typeof membershipOverview>;

export const planSchedule = z.object({
  id,
  state: z.enum(SCHEDULE_STATES),
  change: planChange,
  from_plan: plan,
  plan,
  payment_due_date: day,
  created_at: instant,
  ended_at: instant.nullable(),
});
