import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { workForAccount } from "../../../features/billing/gateway-work.ts";
import { adoptMethod, readIssuedMethod } from "../../../features/billing/methods.ts";
import { findCurrentMethod } from "../../../features/billing/queries.ts";
import { sweepCredits } from "../../../features/credits/sweep.ts";
import { applyCommand } from "../../../features/memberships/apply-command.ts";
import { loadLatest } from "../../../features/memberships/membership-rows.ts";
import { findProducts } from "../../../features/memberships/products.ts";
import { startTopUp } from "../../../features/top-ups/start-top-up.ts";
import { gatewayDeps } from "../../../gateway-deps.ts";
import type { Payments } from "../../../gateways/payment/choose-payments.ts";
import type { Clock } from "../../../platform/clock.ts";
import { inTransaction } from "../../../platform/database/in-transaction.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import type { Ids } from "../../../platform/ids.ts";
import type { DemoMember } from "./members.ts";
import { spendingSteps, type Step } from "./spending-steps.ts";

interface Living {
  sql: Sql;
  now: Date;
  member: DemoMember;
  payments: Payments;
  idsOf: (clock: Clock) => Ids;
  moveEmulatorClock: (at: Date) => Promise<void>;
  /** Called before anything happens at a moment. */
  before: (at: Date) => Promise<void>;
}

/** Buys a membership in the past and lives it up to now, moment by moment as things fell due. */
export async function liveMembership(living: Living): Promise<void> {
  const { sql, now, member } = living;
  const [account] = await sql<
    { id: string }[]
  >`SELECT id FROM accounts WHERE email = ${member.email}`;
  if (!account || (await loadLatest(sql, account.id))) return;
  let at = daysBefore(now, member.boughtDaysAgo);
  const clock = { now: () => at };
  const deps = { ...living, ...gatewayDeps({ ...living, clock, ids: living.idsOf(clock) }) };
  const go = async (to: Date, act: () => Promise<void>) => {
    at = to;
    await living.moveEmulatorClock(at);
    await living.before(at);
    await act();
    await workForAccount(deps, account.id);
  };

  const tickUntil = async (moment: Date) => {
    for (let due = await nextDue(sql, account.id); due && due <= moment;) {
      await go(due, () => tick(deps, account.id));
      due = await nextDue(sql, account.id);
    }
  };

  await go(at, () => buy(deps, account.id, member));
  const steps: Step[] = await spendingSteps(deps, account.id);
  if (member.topUp) {
    const act = () => topUp(deps, account.id, member);
    steps.push({ at: daysBefore(now, member.topUp.daysAgo), act: () => go(at, act) });
  }
  for (const step of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await tickUntil(step.at);
    // The market was thought up some seconds before.
    if (step.at > at) at = step.at;
    await step.act();
  }
  await tickUntil(now);
}

type Deps = ReturnType<typeof gatewayDeps>;

async function buy(deps: Deps, accountId: string, member: DemoMember): Promise<void> {
  const { billingKey, productId } = member;
  const now = deps.clock.now();
  const method = await readIssuedMethod(deps.port, { billingKey, consent: true });
  const product = await findProduct(deps.sql, productId, now);
  await inTransaction(deps.sql, async (tx) => {
    const { id, type } = await adoptMethod(tx, { accountId, method, now, ids: deps.ids });
    const command = {
      kind: "purchase",
      by: "member",
      membership_id: deps.ids.next(),
      plan_id: product.plan_id ?? "",
      method: { id, type },
    } as const;
    const done = await applyCommand(tx, { accountId, command, now, ids: deps.ids });
    if (!done.ok) throw new Error(`${member.email} cannot buy: ${done.code}`);
  });
}

async function topUp(deps: Deps, accountId: string, { topUp: pack }: DemoMember): Promise<void> {
  if (!pack) return;
  const now = deps.clock.now();
  const product = await findProduct(deps.sql, pack.productId, now);
  const method = await findCurrentMethod(deps.sql, accountId);
  if (!method) throw new Error(`${accountId} has no way to pay`);
  await inTransaction(deps.sql, (tx) =>
    startTopUp(tx, { accountId, pack: product, method, now, ids: deps.ids }),
  );
}

async function tick(deps: Deps, accountId: string): Promise<void> {
  const command = { kind: "tick", by: "system" } as const;
  const now = deps.clock.now();
  await inTransaction(deps.sql, (tx) =>
    applyCommand(tx, { accountId, command, now, ids: deps.ids }),
  );
  // What rolled over before runs out with the period.
  await sweepCredits(deps);
}

async function nextDue(sql: Sql, accountId: string): Promise<Date | null> {
  return (await loadLatest(sql, accountId))?.due_at ?? null;
}

async function findProduct(sql: Sql, productId: string, now: Date) {
  const products = await findProducts(sql, seoulDay(now.getTime()));
  const product = products.find(({ id }) => id === productId);
  if (!product) throw new Error(`product ${productId} was not sold then`);
  return product;
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
