import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { webhookCall } from "#test/gateway.ts";
import type { FaultSize } from "../run-faults.ts";
import type { BillingHouse, Member } from "./billing-house.ts";

const ROUNDS = { sample: 2, full: 1_000 };
const ACTS_A_ROUND = 8;
const MEMBERS_A_ROUND = 3;

interface Charge {
  id: string;
  amount: number;
}

/**
 * Money goes back and forth in the gateway's console and by card companies while members buy, upgrade, cancel and claim:
 * small sums and whole ones, reversals, charges that fail after all, with answers that are lost and webhooks that come
 * late, twice or out of order. The books are sound after every act, and in the end they are the gateway's, won for won.
 */
export async function consoleActs(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? ROUNDS.sample : ROUNDS.full;
  let done = 0;
  while (done < rounds && Date.now() < size.until) {
    await oneRound(house, size.random);
    done += 1;
  }
  await house.retire();
  return done;
}

async function oneRound(house: BillingHouse, random: () => number): Promise<void> {
  const members = await Promise.all(
    Array.from({ length: MEMBERS_A_ROUND }, () => house.joined("standard")),
  );
  const late: string[] = [];
  for (let act = 0; act < ACTS_A_ROUND; act += 1) {
    const member = oneOf(members, random);
    const told = await actAtConsole(house, member, random);
    if (told && random() < 0.3) late.push(told);
    await Promise.all([
      ...(told && !late.includes(told) ? [tell(house, told), tell(house, told)] : []),
      actOfMember(house, oneOf(members, random), random),
    ]);
    if (random() < 0.3) house.advance(oneOf([HOUR_MS, DAY_MS, 8 * DAY_MS], random));
    await house.app.sweep();
    await house.assertBalanced();
  }
  // The gateway goes on telling of what was not heard: in the end of everything, in any order.
  for (const { id } of await chargesOf(house, members)) await tell(house, id);
  await house.settle();
  await house.assertSound();
}

/** One act on a captured payment of the member; the payment, or null where there was nothing to act on. */
async function actAtConsole(
  house: BillingHouse,
  member: Member,
  random: () => number,
): Promise<string | null> {
  const charges = await chargesOf(house, [member]);
  if (charges.length === 0) return null;
  const { id, amount } = oneOf(charges, random);
  const part = 1 + Math.floor(random() * amount);
  const acts = [
    () => house.app.gateway.atConsole(id, "refund", 50),
    () => house.app.gateway.atConsole(id, "refund", part),
    () => house.app.gateway.atConsole(id, "refund"),
    () => house.app.gateway.atConsole(id, "charge_back"),
    () => house.app.gateway.atConsole(id, "reverse"),
    () => house.app.gateway.atConsole(id, "fail"),
  ];
  return (await oneOf(acts, random)()) === "done" ? id : null;
}

async function actOfMember(
  house: BillingHouse,
  member: Member,
  random: () => number,
): Promise<void> {
  if (random() < 0.3) await house.mode(member, "reset-after-charge", 1);
  const acts = [
    () => house.call(member, "subscriptions.upgrade", { product_id: PRODUCTS.pro }),
    () =>
      house.call(member, "credits.topUps.buy", {
        product_id: PACKS.ten,
        billing_key: member.key,
      }),
    () => house.call(member, "subscriptions.cancel"),
    () => house.call(member, "subscriptions.retry"),
    () => house.call(member, "subscriptions.guaranteeRefund.claim"),
    () => house.buy(member),
  ];
  await oneOf(acts, random)();
}

async function chargesOf(house: BillingHouse, members: readonly Member[]): Promise<Charge[]> {
  const accounts = members.map(({ accountId }) => accountId);
  return house.sql<Charge[]>`
    SELECT id, amount FROM payments WHERE account_id = ANY(${accounts}::uuid[]) ORDER BY started_at, id`;
}

async function tell(house: BillingHouse, paymentId: string): Promise<void> {
  const call = webhookCall({
    type: "Transaction.Cancelled",
    timestamp: house.app.clock.now().toISOString(),
    data: { paymentId, transactionId: "transaction", storeId: "store-local" },
  });
  const { statusCode, body } = await house.app.app.inject(call);
  if (statusCode !== 200) throw new Error(`a webhook got ${statusCode} ${body}`);
  await Promise.all(house.reconciling.splice(0));
}

function oneOf<T>(all: readonly T[], random: () => number): T {
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}
