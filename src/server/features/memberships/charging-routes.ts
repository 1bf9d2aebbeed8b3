import type { Command } from "#domain/membership/command.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { admitCharge, chargeNow } from "../billing/charge-now.ts";
import type { GatewayDeps } from "../billing/gateway-deps.ts";
import { workForAccount } from "../billing/gateway-work.ts";
import { adoptMethod, hasOpenCharge, retireMethod, takeMethod } from "../billing/methods.ts";
import { findPlanNames, findPlanVersions } from "./products.ts";
import { payWith } from "./pay-with.ts";
import { leaveMembership } from "./leave.ts";
import { lockAccount, applyCommand } from "./apply-command.ts";
import { presentMembership } from "./present.ts";
import { refuseCommand } from "./refuse-command.ts";
import { planOf } from "./routes.ts";
import { loadLatest, toMembership } from "./membership-rows.ts";

type Charging = Call<"subscriptions.buy" | "subscriptions.upgrade" | "subscriptions.retry">;

const PENDING = { payment: "pending", membership: null } as const;

/** What charges the person's card or phone, or gives money back. The gateway is called after each commit. */
export function chargingHandlers(gateway: GatewayDeps) {
  return {
    "subscriptions.buy": async (call) => {
      const { body, viewer, now, ids } = call;
      const issued = await admitCharge(gateway, call, body);
      const plan_id = await planOf(call.sql, body.product_id, now);
      const paymentId = await call.transaction(
        async (tx) => {
          const { accountId } = viewer;
          await lockAccount(tx, accountId);
          const { consent } = body;
          const method = await takeMethod(tx, { accountId, issued, consent, now, ids });
          const command = {
            kind: "purchase",
            by: "member",
            membership_id: ids.next(),
            plan_id,
            method: method ? { id: method.id, type: method.type } : null,
          } as const;
          return runCommand(tx, call, command, body.price);
        },
        () => PENDING,
      );
      return charged(gateway, call, paymentId);
    },

    "subscriptions.upgrade": async (call) => {
      await admitCharge(gateway, call);
      const plan_id = await planOf(call.sql, call.body.product_id, call.now);
      const command = { kind: "upgrade_now", by: "member", plan_id } as const;
      const paymentId = await call.transaction(
        (tx) => runCommand(tx, call, command, call.body.price),
        () => PENDING,
      );
      return charged(gateway, call, paymentId);
    },

    "subscriptions.retry": async (call) => {
      await admitCharge(gateway, call);
      const paymentId = await call.transaction(
        (tx) => runCommand(tx, call, { kind: "retry", by: "member" }, undefined),
        () => PENDING,
      );
      return charged(gateway, call, paymentId);
    },

    "users.me.billingInfo.set": async (call) => {
      const { body, viewer, now, ids } = call;
      const issued = (await admitCharge(gateway, call, body)) ?? refuse("billing_key_unusable");
      const { method, paymentId } = await call.transaction(
        async (tx) => {
          await lockAccount(tx, viewer.accountId);
          const adopted = await adoptMethod(tx, {
            accountId: viewer.accountId,
            method: issued,
            now,
            ids,
          });
          const paid = { accountId: viewer.accountId, method: adopted, now, ids };
          const { type, card_name } = adopted;
          return { method: { type, card_name }, paymentId: await payWith(tx, paid) };
        },
        ({ method, paymentId }) => ({
          ...method,
          payment: paymentId === null ? "none" : "pending",
        }),
      );
      return { ...method, payment: await chargeNow(gateway, viewer.accountId, paymentId) };
    },

    "users.me.billingInfo.remove": async (call) => {
      const { viewer, now } = call;
      await call.transaction((tx) => removeMethod(tx, { accountId: viewer.accountId, now }));
      return {};
    },

    "subscriptions.leave.now": async (call) => {
      const { viewer, body, now, ids } = call;
      const leaving = { accountId: viewer.accountId, shown: body.amount, now, ids };
      const left = await call.transaction(
        (tx) => leaveMembership(tx, leaving),
        (done) => done,
      );
      await workForAccount(gateway, viewer.accountId);
      return left;
    },

    "subscriptions.guaranteeRefund.claim": async (call) => {
      const { viewer, now, ids } = call;
      const decided = await call.transaction(
        async (tx) => {
          const command = { kind: "guarantee_refund", by: "member" } as const;
          const done = await applyCommand(tx, { accountId: viewer.accountId, command, now, ids });
          if (!done.ok) refuseCommand(done.code);
          return findGuaranteeRefund(tx, viewer.accountId);
        },
        (done) => done,
      );
      await workForAccount(gateway, viewer.accountId);
      return decided;
    },
  } satisfies Partial<Handlers>;
}

/**
 * Decides the command; the id of the charge that it started, null when none was needed. What would charge more than the
 * `shown` won is refused.
 */
async function runCommand(
  tx: Tx,
  { viewer, now, ids }: Pick<Charging, "viewer" | "now" | "ids">,
  command: Command,
  shown: number | undefined,
): Promise<string | null> {
  const done = await applyCommand(tx, { accountId: viewer.accountId, command, now, ids });
  if (!done.ok) refuseCommand(done.code);
  const payment = done.membership?.payment;
  if (shown !== undefined && payment && payment.amount > shown) refuse("plan_price_changed");
  return payment?.id ?? null;
}

/**
 * Nobody can be charged with the account's method any more; the sweep deletes its key at the gateway. Not while a
 * membership needs it, and not while it is unclear whether a charge of it went through.
 */
async function removeMethod(
  tx: Tx,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await lockAccount(tx, accountId);
  if (await hasOpenCharge(tx, accountId)) refuse("payment_pending");
  const membership = await loadLatest(tx, accountId);
  if (membership && membership.state !== "ended") refuse("method_in_use");
  if (!(await retireMethod(tx, accountId, now))) refuse("not_found");
}

async function charged(
  gateway: GatewayDeps,
  call: Pick<Charging, "sql" | "viewer" | "clock">,
  paymentId: string | null,
) {
  const { accountId } = call.viewer;
  const payment = await chargeNow(gateway, accountId, paymentId);
  const row = await loadLatest(call.sql, accountId);
  const plans = await findPlanVersions(call.sql);
  const membership = row ? toMembership(row) : null;
  return {
    payment,
    membership: presentMembership(
      { membership, plans },
      await findPlanNames(call.sql),
      call.clock.now().getTime(),
    ),
  };
}

async function findGuaranteeRefund(tx: Tx, accountId: string) {
  const [row] = await tx<{ refunded: number; by_bank: boolean }[]>`
    SELECT coalesce(sum(r.amount), 0)::int AS refunded, coalesce(bool_or(r.method = 'bank_transfer'), false) AS by_bank
    FROM refunds r JOIN payments p ON p.id = r.payment_id
    JOIN guarantee_refunds g ON g.membership_id = p.membership_id
    WHERE r.account_id = ${accountId} AND r.reason = 'guarantee'`;
  return {
    refunded: row?.refunded ?? 0,
    method: row?.by_bank ? ("bank_transfer" as const) : ("gateway" as const),
  };
}
