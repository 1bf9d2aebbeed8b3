import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { nextBillingDay } from "#domain/membership/coming-renewal.ts";
import { holdsMembership } from "#domain/membership/state.ts";
import { firstPeriod } from "#domain/schedule/period-instants.ts";
import { nextStart } from "#domain/schedule/period.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findCurrentMethod } from "../../features/billing/queries.ts";
import { loadFacts } from "../../features/memberships/facts.ts";
import { loadLatest, toMembership } from "../../features/memberships/membership-rows.ts";
import { presentMembership } from "../../features/memberships/present.ts";
import {
  findPlanNames,
  findPlanVersions,
  findProducts,
} from "../../features/memberships/products.ts";
import { loadOverview } from "./load-overview.ts";
import { presentGuarantee } from "./present-guarantee.ts";
import { presentLeaving } from "./present-leaving.ts";
import { presentSchedule } from "./present-schedule.ts";
import { findSchedules } from "./schedules.ts";

/** The person's own membership, and what it costs next. */
export function membershipViewHandlers() {
  return {
    "users.me.subscription": async ({ sql, viewer, now }) =>
      (await heldMembership(sql, viewer.accountId, now)) ?? refuse("not_found"),

    "users.me.billingInfo": async ({ sql, viewer }) => {
      const method = await findCurrentMethod(sql, viewer.accountId);
      if (!method) refuse("not_found");
      return { type: method.type, card_name: method.card_name };
    },

    "subscriptions.overview": ({ sql, viewer, now }) => loadOverview(sql, viewer.accountId, now),

    "subscriptions.schedules": async ({ sql, viewer }) => {
      const names = await findPlanNames(sql);
      const schedules = await findSchedules(sql, viewer.accountId);
      return { items: schedules.map((schedule) => presentSchedule(schedule, names)) };
    },

    "subscriptions.nextBilling": async ({ sql, viewer, query, now }) => {
      const today = seoulDay(now.getTime());
      const product = (await findProducts(sql, today)).find(({ id }) => id === query.product_id);
      if (!product || product.plan_id === null) refuse("not_found");
      const row = await loadLatest(sql, viewer.accountId);
      const plans = await findPlanVersions(sql);
      const method = await findCurrentMethod(sql, viewer.accountId);
      const held = row && holdsMembership(row.state) ? toMembership(row) : null;
      const first = firstPeriod(now.getTime());
      const due = held
        ? nextBillingDay(held, plans, now.getTime())
        : nextStart(Number(first.start.slice(8)), first.start);
      const atDue = (await findProducts(sql, due)).find(({ id }) => id === product.id) ?? product;
      return {
        product_id: product.id,
        amount: atDue.price_won,
        credit: atDue.credits,
        payment_due_date: due,
        method: method ? { type: method.type, card_name: method.card_name } : null,
      };
    },

    "subscriptions.leave": async ({ sql, viewer, now }) => {
      const row = await loadLatest(sql, viewer.accountId);
      const facts = await loadFacts(sql, viewer.accountId, row, { now });
      const { membership } = facts;
      if (!membership || !holdsMembership(membership.state)) return { offer: null };
      return { offer: presentLeaving({ ...facts, membership }, now.getTime()) };
    },

    "subscriptions.guaranteeRefund": async ({ sql, viewer, now }) => {
      const row = await loadLatest(sql, viewer.accountId);
      return presentGuarantee(await loadFacts(sql, viewer.accountId, row, { now }), now.getTime());
    },
  } satisfies Partial<Handlers>;
}

async function heldMembership(db: Db, accountId: string, now: Date) {
  const row = await loadLatest(db, accountId);
  if (!row) return null;
  const plans = await findPlanVersions(db);
  const facts = { membership: toMembership(row), plans };
  return presentMembership(facts, await findPlanNames(db), now.getTime());
}
