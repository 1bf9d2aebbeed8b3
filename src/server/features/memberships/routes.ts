import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Command } from "#domain/membership/command.ts";
import { firstPeriod } from "#domain/schedule/period-instants.ts";
import { nextStart } from "#domain/schedule/period.ts";
import { nextBillingDay } from "#domain/membership/coming-renewal.ts";
import { holdsMembership } from "#domain/membership/state.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findCurrentMethod } from "../billing/queries.ts";
import { findPlanNames, findPlanVersions, findProducts } from "../products/queries.ts";
import { loadFacts } from "./facts.ts";
import { loadOverview } from "./load-overview.ts";
import { findSchedules } from "./schedules.ts";
import { applyCommand } from "./apply-command.ts";
import { presentGuarantee, presentMembership } from "./present.ts";
import { presentSchedule } from "./present-schedule.ts";
import { refuseCommand } from "./refuse-command.ts";
import { loadLatest, toMembership } from "./store.ts";

type Names =
  | "subscriptions.overview"
  | "subscriptions.cancel"
  | "subscriptions.restart"
  | "subscriptions.schedules"
  | "subscriptions.schedules.create"
  | "subscriptions.schedules.remove"
  | "subscriptions.nextBilling"
  | "subscriptions.consent"
  | "subscriptions.guaranteeRefund"
  | "users.me.subscription"
  | "users.me.billingInfo";

/** The person's own membership: reading it, and what changes it without charging. */
export function membershipHandlers(): Pick<Handlers, Names> {
  return {
    "users.me.subscription": async ({ sql, viewer, now }) =>
      (await heldMembership(sql, viewer.accountId, now)) ?? refuse("not_found"),

    "users.me.billingInfo": async ({ sql, viewer }) => {
      const method = await findCurrentMethod(sql, viewer.accountId);
      if (!method) refuse("not_found");
      return { type: method.type, card_name: method.card_name };
    },

    "subscriptions.overview": ({ sql, viewer, now }) => loadOverview(sql, viewer.accountId, now),

    "subscriptions.cancel": (call) => change(call, { kind: "cancel", by: "member" }),
    "subscriptions.restart": (call) => change(call, { kind: "restart", by: "member" }),
    "subscriptions.consent": (call) =>
      change(call, { kind: "consent", by: "member", price: call.body.price }),

    "subscriptions.schedules.create": async (call) => {
      const plan_id = await planOf(call.sql, call.body.product_id, call.now);
      return change(call, { kind: "schedule_change", by: "member", plan_id });
    },
    "subscriptions.schedules.remove": (call) =>
      change(call, { kind: "remove_change", by: "member" }),

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

    "subscriptions.guaranteeRefund": async ({ sql, viewer, now }) => {
      const row = await loadLatest(sql, viewer.accountId);
      return presentGuarantee(await loadFacts(sql, viewer.accountId, row, { now }), now.getTime());
    },
  };
}

interface Changing {
  sql: Db;
  viewer: { accountId: string };
  now: Date;
  ids: Ids;
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** A command that charges nothing: done in one transaction, answered with the membership as it then is. */
async function change(call: Changing, command: Command) {
  const { viewer, now, ids } = call;
  return call.transaction(async (tx) => {
    const done = await applyCommand(tx, { accountId: viewer.accountId, command, now, ids });
    if (!done.ok) refuseCommand(done.code);
    const { membership, facts } = done;
    return {
      membership: presentMembership(
        { membership, plans: facts.plans },
        await findPlanNames(tx),
        now.getTime(),
      ),
    };
  });
}

/** The plan behind a product that is sold as one; nothing else can be changed to. */
export async function planOf(db: Db, productId: string, now: Date): Promise<string> {
  const products = await findProducts(db, seoulDay(now.getTime()));
  const product = products.find(({ id }) => id === productId);
  return product?.plan_id ?? refuse("plan_unknown");
}

async function heldMembership(db: Db, accountId: string, now: Date) {
  const row = await loadLatest(db, accountId);
  if (!row) return null;
  const plans = await findPlanVersions(db);
  const facts = { membership: toMembership(row), plans };
  return presentMembership(facts, await findPlanNames(db), now.getTime());
}
