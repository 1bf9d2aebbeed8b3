import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { differences, readBooks, type AccountBooks } from "#test/billing/account-books.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { webhookCall } from "#test/gateway.ts";
import type { FaultSize } from "../run-faults.ts";
import type { BillingHouse, Member } from "./billing-house.ts";

const COPIES = { sample: [1, 3], full: [1, 2, 3, 4, 5, 6, 7] };
const ORDERS = { sample: 2, full: 120 };
const FORGED = { secret: `whsec_${Buffer.from("of-somebody-else").toString("base64")}` };

interface Webhook {
  type: string;
  paymentId: string;
}

/**
 * The five webhooks of one life come in every order, each up to seven times and at once, with forged ones between them:
 * always the same end, because what the gateway tells only makes us read its record.
 */
export async function webhooksInAnyOrder(house: BillingHouse, size: FaultSize): Promise<number> {
  const orders = permutations([0, 1, 2, 3, 4]).toSorted(() => size.random() - 0.5);
  const expected = new Set<string>();
  let done = 0;
  for (const order of orders.slice(0, size.sample ? ORDERS.sample : ORDERS.full)) {
    if (Date.now() >= size.until) break;
    const copies = size.sample ? COPIES.sample : COPIES.full;
    const members = await Promise.all(copies.map(() => house.member()));
    const lives = await liveAll(house, members);
    for (const [index, copy] of copies.entries()) {
      const webhooks = lives[index] ?? [];
      const queue = order.flatMap((number) => webhooks[number] ?? []);
      await deliver(house, queue, copy);
    }
    await Promise.all(house.reconciling.splice(0));
    await house.app.sweep();
    for (const [index, copy] of copies.entries()) {
      const member = members[index];
      if (!member) continue;
      expected.add(await stands(house, member));
      // Replayed days later they change nothing either.
      await deliver(house, lives[index] ?? [], copy);
      await Promise.all(house.reconciling.splice(0));
      expected.add(await stands(house, member));
      done += 1;
    }
    if (expected.size !== 1) {
      throw new Error(`order ${order.join("")}: ends differ:\n${[...expected].join("\n---\n")}`);
    }
  }
  await house.settle();
  await house.assertSound();
  return done;
}

/**
 * A purchase whose answer was lost and that was given up, a second one, an upgrade that failed, another whose answer
 * was lost. What the gateway has to tell: of each once, and of the refund that is yet to come.
 */
async function liveAll(house: BillingHouse, members: readonly Member[]): Promise<Webhook[][]> {
  house.silent = true;
  await house.whileOthersAreServed(members, async (member) => {
    await house.mode(member, "reset-after-charge", 1);
    await house.buy(member);
  });
  house.advance(30 * MINUTE_MS);
  await house.app.sweep();
  await house.whileOthersAreServed(members, async (member) => {
    await house.buy(member);
    await house.mode(member, "decline:REJECT_CARD_PAYMENT", 1);
    await house.call(member, "subscriptions.upgrade", { product_id: PRODUCTS.standard });
    await house.mode(member, "reset-after-charge", 1);
    await house.call(member, "subscriptions.upgrade", { product_id: PRODUCTS.pro });
  });
  house.silent = false;
  return Promise.all(
    members.map(async ({ accountId }) => {
      const ids = await house.sql<{ id: string }[]>`
        SELECT id FROM payments WHERE account_id = ${accountId} ORDER BY started_at, id`;
      const types = ["Paid", "Paid", "Failed", "Paid"];
      const webhooks = ids.map(({ id }, index) => ({ type: types[index] ?? "", paymentId: id }));
      const [late] = webhooks;
      if (webhooks.length !== 4 || !late)
        throw new Error(`a life with ${webhooks.length} payments`);
      return [...webhooks, { type: "Cancelled", paymentId: late.paymentId }];
    }),
  );
}

async function deliver(
  house: BillingHouse,
  webhooks: readonly Webhook[],
  copies: number,
): Promise<void> {
  for (const { type, paymentId } of webhooks) {
    const webhook = {
      type: `Transaction.${type}`,
      timestamp: house.app.clock.now().toISOString(),
      data: { paymentId, transactionId: "transaction", storeId: "store-local" },
    };
    const once = webhookCall(webhook);
    const calls = Array.from({ length: copies }, (_, copy) =>
      copy % 2 ? webhookCall(webhook) : once,
    );
    const answers = await Promise.all(calls.map((call) => house.app.app.inject(call)));
    const forged = await house.app.app.inject(webhookCall(webhook, FORGED));
    if (forged.statusCode !== 401) throw new Error(`a forged webhook got ${forged.statusCode}`);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    if (refused) throw new Error(`a webhook got ${refused.statusCode} ${refused.body}`);
  }
}

const NOTHING: AccountBooks = {
  payments: [],
  lots: [],
  movements: [],
  events: [],
  notices: [],
  rows: [],
};

/** The account's books as text, without what is another one in each life. */
async function stands(house: BillingHouse, { accountId }: Member): Promise<string> {
  const books = await readBooks(house.sql, accountId);
  const lines = differences(NOTHING, books, house.app.clock.now());
  return [await house.state({ accountId }), ...lines.toSorted()]
    .join("\n")
    .replaceAll(/\d{4}-\d\d-\d\d[T:\d]*/g, "day");
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
