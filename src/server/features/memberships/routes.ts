import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Command } from "#domain/membership/command.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPlanNames, findProducts } from "./products.ts";
import { applyCommand } from "./apply-command.ts";
import { presentMembership } from "./present.ts";
import { refuseCommand } from "./refuse-command.ts";

/** What changes the person's own membership without charging. */
export function membershipHandlers() {
  return {
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
  } satisfies Partial<Handlers>;
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
