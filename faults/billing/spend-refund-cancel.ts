import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { makePro } from "#test/factories/pros.ts";
import { makeCustomer, quoteBody, type TestCustomer } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import type { FaultSize } from "../run-faults.ts";
import type { BillingHouse, Member } from "./billing-house.ts";

const ROUNDS = { sample: 5, full: 1_500 };
const ROUNDS_BETWEEN_CHECKS = 20;

/**
 * A pro's quotes leave, are read and run out while the membership that pays for them is upgraded, cancelled and
 * refunded, all at once: whatever comes first, the books are sound and the credits are there once.
 */
export async function spendRefundCancel(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? ROUNDS.sample : ROUNDS.full;
  let done = 0;
  while (done < rounds && Date.now() < size.until) {
    await oneRound(house, size.random);
    done += 1;
    if (done % ROUNDS_BETWEEN_CHECKS === 0) await house.assertSound();
  }
  await house.settle();
  await house.assertSound();
  await house.retire();
  return done;
}

async function oneRound(house: BillingHouse, random: () => number): Promise<void> {
  const pro = await makePro(house.app, { credits: 0 });
  const member: Member = {
    accountId: pro.account.id,
    key: await house.app.gateway.issueKey("card"),
  };
  await house.buy(member);
  const sent = await publishAndQuote(house, member);
  const next = await makeCustomer(house.app);
  const nextRequest = await publish(next.client);
  if (random() < 0.4) await house.mode(member, "reset-after-charge", 1);
  const acts: (() => Promise<unknown>)[] = [
    () => house.call(member, "quotes.create", bodyOf(house, nextRequest)),
    async () =>
      (await house.app.as(sent.customer.account)).call("quotes.get", { quoteId: sent.quoteId }),
    () => house.call({ accountId: member.accountId }, "quotes.withdraw", { quoteId: sent.quoteId }),
    () => house.call(member, "subscriptions.guaranteeRefund.claim"),
    () => house.call(member, "subscriptions.cancel"),
    () => house.call(member, "subscriptions.upgrade", { product_id: PRODUCTS.pro }),
    () => house.app.sweep(),
  ];
  const shuffled = acts.toSorted(() => random() - 0.5);
  await Promise.all(shuffled.map((act) => act()));
}

async function publishAndQuote(
  house: BillingHouse,
  member: Member,
): Promise<{ customer: TestCustomer; quoteId: string }> {
  const customer = await makeCustomer(house.app);
  const requestId = await publish(customer.client);
  const { status, code, body } = await house.call(
    member,
    "quotes.create",
    bodyOf(house, requestId),
  );
  if (status !== 201) throw new Error(`no quote to fight over: ${code}`);
  return { customer, quoteId: (body as { id: string }).id };
}

function bodyOf(house: BillingHouse, requestId: string): Record<string, unknown> {
  const until = seoulIso(house.app.clock.now().getTime() + 14 * DAY_MS).slice(0, 10);
  return quoteBody(requestId, { valid_until: until });
}
