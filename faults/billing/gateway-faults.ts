import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { setTimeout as pause } from "node:timers/promises";
import { PRODUCTS } from "#test/billing/products.ts";
import type { FaultSize } from "../run-faults.ts";
import { SLOW, type BillingHouse, type Member } from "./billing-house.ts";

const FAULTS = { sample: 24, full: 10_000 };
const MEMBERS = { sample: 12, full: 60 };
/** A check reads all books, so in a long run it comes now and then. */
const STEPS_BETWEEN_CHECKS = 25;

const MODES = [
  "ok",
  "ok",
  "reset-after-charge",
  "http500",
  "timeout",
  SLOW,
  "decline:REJECT_CARD_PAYMENT",
  "decline:INVALID_STOPPED_CARD",
  "decline:INVALID_REQUEST",
];
const LEAPS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  6 * HOUR_MS,
  DAY_MS,
  9 * DAY_MS,
];

/**
 * Members do whatever costs money while the gateway times out, breaks off, answers nonsense or too late, and now and
 * then cannot be asked either. In the end no charge counts twice and none is without its credits or its refund.
 */
export async function gatewayFaults(house: BillingHouse, size: FaultSize): Promise<number> {
  const { random } = size;
  const wanted = size.sample ? FAULTS.sample : FAULTS.full;
  const count = size.sample ? MEMBERS.sample : MEMBERS.full;
  let members = await Promise.all(Array.from({ length: count }, () => house.member()));
  const before = house.unclear;
  for (let step = 1; house.unclear - before < wanted && Date.now() < size.until; step += 1) {
    const turns = members.map((member) => ({ member, mode: pick(MODES, random), act: random() }));
    await Promise.all(turns.map((turn) => act(house, turn)));
    house.silent = random() < 0.2;
    const leap = pick(LEAPS, random);
    // No gateway takes money a week after it was asked to, when nobody asks about it any more: what is slow comes first.
    if (leap >= DAY_MS) await slowOnesArrive();
    house.advance(leap);
    await house.app.sweep();
    if (step % STEPS_BETWEEN_CHECKS === 0) {
      await rest(house, members);
      members = await Promise.all(members.map(() => house.member()));
    }
  }
  await rest(house, members);
  return house.unclear - before;
}

/** The gateway is well again; what it was still busy with arrives, and all of it is settled. */
async function rest(house: BillingHouse, members: readonly Member[]): Promise<void> {
  for (const member of members) await house.mode(member, "ok");
  await slowOnesArrive();
  await house.settleWhatWasGivenUp();
  await house.assertSound();
  await house.retire();
}

function slowOnesArrive(): Promise<void> {
  return pause(Number(SLOW.slice(SLOW.indexOf(":") + 1)));
}

async function act(
  house: BillingHouse,
  { member, mode, act: dice }: { member: Member; mode: string; act: number },
): Promise<void> {
  await house.mode(member, mode, 1);
  const state = await house.state(member);
  if (state === "none" || state === "ended") {
    await house.buy(member, dice < 0.5 ? "light" : "standard");
    return;
  }
  if (dice < 0.3)
    await house.call(member, "subscriptions.upgrade", { product_id: PRODUCTS.business });
  else if (dice < 0.5) await house.call(member, "subscriptions.retry");
  else if (dice < 0.6) await house.call(member, "subscriptions.guaranteeRefund.claim");
  else if (dice < 0.7) await house.call(member, "subscriptions.cancel");
  else if (dice < 0.8)
    await house.call(member, "subscriptions.upgrade", { product_id: PRODUCTS.pro });
  else if (dice < 0.9) {
    const product_id = "019b7600-0000-7000-8000-0000000000c1";
    await house.call(member, "credits.topUps.buy", { product_id, billing_key: member.key });
  }
}

function pick<T>(from: readonly T[], random: () => number): T {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new RangeError("nothing to pick from");
  return found;
}
