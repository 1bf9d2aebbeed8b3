import { beforeEach, describe, expect, it } from "vitest";
import type { ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey, notificationKinds } from "#test/factories/market.ts";
import { productNames } from "#test/factories/product-names.ts";
import { PACKS } from "#test/factories/top-ups.ts";

const begin = serverStories();

/** A member since 10 March whose first quote was read, so that no guarantee covers them: 27 of 30 credits are left. */
async function member(method: "card" | "phone" = "card"): Promise<ServerStory> {
  const story = await begin("2027-03-10T14:00", { method });
  await story.buy();
  await story.read(await story.quote());
  return story;
}

async function offered({ app, pro }: ServerStory) {
  const client = await app.as(pro.account);
  return (await client.call("subscriptions.leave")).body.offer;
}

async function left({ app, pro }: ServerStory, amount?: number) {
  const client = await app.as(pro.account);
  return client.call("subscriptions.leave.now", amount === undefined ? {} : { amount }, freshKey());
}

describe("leaving", () => {
  it("on the seventh day gives the unused part back whole", async () => {
    const story = await member();
    story.later("2027-03-17T23:59:59.999");
    expect(await offered(story)).toEqual({
      by: "unused",
      amount: 26_100,
      method: "gateway",
      parts: [
        {
          price: 29_000,
          granted: 30,
          unused: 27,
          paid_on: "2027-03-10",
          whole_until: "2027-03-17",
          whole: 26_100,
          fee: 0,
          amount: 26_100,
        },
      ],
      credits: 27,
      held: 0,
      rolled_over: 0,
      period_ends_on: "2027-04-09",
    });
    expect(await story.leave()).toEqual([
      "refund 26100 gateway membership_unused",
      "close plan 27 refunded",
      "ended",
      "refunded",
    ]);
    expect(await story.taken()).toEqual(["PARTIAL_CANCELLED 29000 −26100"]);
    expect(await productNames(await story.app.as(story.pro.account))).toEqual({
      refund: "라이트 멤버십",
      receipt: "라이트 멤버십",
    });
  });

  it("on the eighth keeps a tenth of it, as it was shown, and answers the same again", async () => {
    const story = await member();
    story.later("2027-03-18T00:00");
    expect(await offered(story)).toMatchObject({
      amount: 23_490,
      parts: [{ whole: 26_100, fee: 2_610 }],
    });
    expect((await left(story, 26_100)).error.code).toBe("refund_changed");
    expect(await story.stands()).toBe("active, 27 credits");
    const answers = await Promise.all([left(story, 23_490), left(story)]);
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { by: "unused", refunded: 23_490, method: "gateway" }]);
    expect(await story.stands()).toBe("ended (left), 0 credits");
    expect(await story.taken()).toEqual(["PARTIAL_CANCELLED 29000 −23490"]);
    expect(await offered(story)).toBeNull();
    const client = await story.app.as(story.pro.account);
    const { ended } = (await client.call("subscriptions.overview")).body;
    expect(ended?.message).toContain("기간이 끝나기 전에 해지하셨어요");
    expect((await client.call("subscriptions.guaranteeRefund")).body.eligible).toBe(false);
  });

  it("releases what quotes hold first, and counts it", async () => {
    const story = await member();
    await story.quote();
    expect(await offered(story)).toMatchObject({ amount: 26_100, credits: 27, held: 3 });
    expect(await story.leave()).toContain("release plan 3");
    expect(await story.stands()).toBe("ended (left), 0 credits");
  });

  it("goes by the guarantee where that applies", async () => {
    const story = await begin("2027-03-10T14:00");
    await story.buy();
    expect(await offered(story)).toMatchObject({
      by: "guarantee",
      amount: 29_000,
      parts: [],
    });
    expect((await left(story)).body).toEqual({
      by: "guarantee",
      refunded: 29_000,
      method: "gateway",
    });
    expect(await story.stands()).toBe("ended (refunded), 0 credits");
  });

  it("does not trip over credits that are held while some are owed", async () => {
    const story = await begin("2027-03-10T14:00");
    await story.buy();
    for (let quotes = 0; quotes < 4; quotes += 1) await story.quote();
    const [payment = ""] = await story.payments();
    // 24 credits are to go and 12 are held: 6 of them are owed until they come back.
    await story.atConsole(payment, "refund", 24_000);
    expect((await left(story)).status).toBe(200);
    expect(await story.stands()).toBe("ended (refunded), 0 credits");
  });

  it("waits for the first payment, and is nothing for who has no membership", async () => {
    const story = await begin("2027-03-10T14:00");
    expect((await left(story)).error.code).toBe("not_active");
    await story.gateway("reset-after-charge", 1);
    story.silent(true);
    await story.buy();
    expect(await offered(story)).toBeNull();
    expect((await left(story)).error.code).toBe("payment_pending");
    story.silent(false);
    await story.at("2027-03-10T14:05");
  });

  it("of a phone bill of last month goes to an account", async () => {
    const story = await member("phone");
    story.later("2027-04-01T09:00");
    expect((await left(story)).body).toEqual({
      by: "unused",
      refunded: 23_490,
      method: "bank_transfer",
    });
  });
});

describe("a refund that is sent late", () => {
  async function refundsOf({ app, pro }: ServerStory) {
    const client = await app.as(pro.account);
    return (await client.call("users.me.refunds")).body.items;
  }

  it("carries interest for each day after the third business day, which is sent by bank", async () => {
    const story = await member();
    await story.gateway("http500");
    await left(story);
    await story.at("2027-03-15T23:00");
    await story.gateway("ok");
    // Owed since Wednesday and due on Monday: on Thursday it is three days late.
    await story.at("2027-03-18T12:00");
    expect(await refundsOf(story)).toMatchObject([
      { reason: "late_interest", amount: 32, method: "bank_transfer", state: "waiting" },
      { reason: "membership_unused", amount: 26_100, method: "gateway", state: "done" },
    ]);
    await story.at("2027-03-19T12:00");
    expect(await refundsOf(story)).toHaveLength(2);
    const client = await story.app.as(story.pro.account);
    expect(await notificationKinds(client)).toContain("refund_account_wanted");
    const staff = await story.app.as(await makeAccount(story.app, { role: "staff" }));
    const { items } = (await staff.call("staff.refunds", { account: "missing", limit: 100 })).body;
    expect(items).toContainEqual(
      expect.objectContaining({ amount: 32, reason: "late_interest", due_on: null }),
    );
    const [receipt] = (await client.call("users.me.receipts")).body.items;
    const { body } = await client.call("users.me.receipts.get", { receiptId: receipt?.id ?? "" });
    expect(body.refunds.map(({ amount }) => amount)).toEqual([26_100]);
  });

  it("carries none on the third business day", async () => {
    const story = await member();
    await story.gateway("http500");
    await left(story);
    await story.at("2027-03-15T10:00");
    await story.gateway("ok");
    await story.at("2027-03-15T23:59");
    expect(await refundsOf(story)).toMatchObject([{ amount: 26_100, state: "done" }]);
  });

  it("by bank carries it from the day on which the account was known, to the same account", async () => {
    const story = await member("phone");
    await story.at("2027-04-01T09:00");
    await left(story);
    await story.at("2027-04-09T09:00");
    const [owed] = await refundsOf(story);
    const client = await story.app.as(story.pro.account);
    const account = { bank: "088", account_number: "110-123-456789", holder: "김솜씨" };
    const refundId = owed?.id ?? "";
    const { body } = await client.call("users.me.refundAccount.set", { refundId, ...account });
    expect(body.due_on).toBe("2027-04-14");
    await story.at("2027-04-24T09:00");
    const staff = await story.app.as(await makeAccount(story.app, { role: "staff" }));
    const { account: seen } = (await staff.call("staff.refunds.get", { refundId })).body;
    const paid = { refundId, reference: "20270424-0001", version: seen?.version ?? 0 };
    expect((await staff.call("staff.refunds.paid", paid)).status).toBe(200);
    const [interest] = await refundsOf(story);
    expect(interest).toMatchObject({
      reason: "late_interest",
      amount: Math.floor((23_490 * 15 * 10) / 36_500),
      state: "waiting",
      account: { number_masked: "•••6789" },
    });
  });
});

describe("removing the payment method", () => {
  let story: ServerStory;
  let client: TestClient;

  beforeEach(async () => {
    story = await begin("2027-03-10T14:00");
    client = await story.app.as(story.pro.account);
  });

  const remove = () => client.call("users.me.billingInfo.remove");
  const atGateway = async () =>
    (await story.app.gateway.chosen.port.readBillingKey(story.key)).outcome;

  it("is refused while a membership runs, also a canceled one, with what to do", async () => {
    await story.buy();
    await story.cancel();
    const { status, error } = await remove();
    expect([status, error.code]).toEqual([409, "method_in_use"]);
    expect(error.message).toContain("지금 해지하고 환불받은 뒤에 삭제");
    expect((await client.call("users.me.billingInfo")).status).toBe(200);
  });

  it("is refused while a charge is open, of whatever kind", async () => {
    await story.buy();
    await story.leave();
    await story.gateway("http500", 1);
    await story.call("credits.topUps.buy", { product_id: PACKS.ten });
    expect((await remove()).error.code).toBe("payment_pending");
    await story.at("2027-03-10T15:00");
    expect((await remove()).status).toBe(200);
  });

  it("takes the key from the gateway too, once that answers, and once alone", async () => {
    await story.buy();
    await story.leave();
    const { port } = story.app.gateway.chosen;
    const deleted = port.deleteBillingKey.bind(port);
    const asked: string[] = [];
    port.deleteBillingKey = async (billingKey) => {
      if (billingKey !== story.key) return deleted(billingKey);
      asked.push(billingKey);
      return asked.length === 1 ? { outcome: "unknown", reason: "silent" } : deleted(billingKey);
    };
    expect((await remove()).status).toBe(200);
    expect((await client.call("users.me.billingInfo")).status).toBe(404);
    expect((await remove()).error.code).toBe("not_found");
    await story.sweep();
    expect(await atGateway()).toBe("issued");
    await story.at("2027-03-11T14:00");
    await story.at("2027-03-12T14:00");
    port.deleteBillingKey = deleted;
    expect([await atGateway(), asked]).toEqual(["missing", [story.key, story.key]]);
  });
});
