import { describe, expect, it } from "vitest";
import { orderRefund } from "#server/features/billing/order-refund.ts";
import type { Tx } from "#server/platform/database/sql.ts";
import { inOrder, type ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";

const begin = serverStories();

const buyPack = (story: ServerStory) =>
  story.call("credits.topUps.buy", { product_id: PACKS.ten, billing_key: story.key });

describe("money of a paid period that was taken back", () => {
  const takenBack = ["ask", "refund 29000 gateway outside", "overdue"];

  async function member(): Promise<ServerStory> {
    const story = await begin("2027-01-15T14:00");
    await story.buy();
    await story.at("2027-02-01T12:00");
    return story;
  }

  it("makes the membership overdue at once, and is not charged again by itself (B32)", async () => {
    const story = await member();
    const [first = ""] = await story.payments();
    expect(await story.takeBack(first, 29_000, 29_000)).toEqual(takenBack);
    for (const day of ["02", "04", "06", "08"]) {
      expect(await story.at(`2027-02-${day}T10:00`)).toEqual([]);
    }
    expect(await story.at("2027-02-08T23:59:59.999")).toEqual([]);
    expect(await story.at("2027-02-09T00:00")).toEqual(["close plan 30 ended", "ended"]);
    expect(await story.stands()).toBe("ended (unpaid), 0 credits");
    expect(await story.taken()).toEqual(["CANCELLED 29000 −29000"]);
  });

  it("can be paid by the member, without a second grant (B32)", async () => {
    const story = await member();
    const [first = ""] = await story.payments();
    await story.takeBack(first, 29_000, 29_000);
    expect(await story.retry()).toEqual([
      "charge recharge 29000",
      "payment paid",
      "invoice 2027-01-15/2027-02-14 29000 vat 2636",
      "recovered",
    ]);
    expect(await story.stands()).toBe("active, 30 credits");
    // The gateway goes on telling of it.
    expect(await story.takeBack(first, 29_000, 0)).toEqual(["ask"]);
    expect(await story.taken()).toEqual(["CANCELLED 29000 −29000", "PAID 29000"]);
  });
});

it("taken back while a renewal is undecided is owed once that is paid, and again ours once reversed", async () => {
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  const [first = ""] = await story.payments();
  await story.at("2027-02-14T10:00");
  await story.gateway("reset-after-charge", 1);
  story.silent(true);
  await story.at("2027-02-15T10:00");
  story.silent(false);
  expect(await story.atConsole(first, "charge_back")).toEqual([
    "ask",
    "refund 29000 gateway outside",
    "alarm outside_refund",
  ]);
  expect((await story.at("2027-02-15T10:10")).slice(-2)).toEqual(["renewed", "overdue"]);
  expect(await story.atConsole(first, "reverse")).toEqual(["ask", "reversed 29000", "recovered"]);
  expect(await story.stands()).toBe("active, 45 credits");
});

describe("partial refunds (B37)", () => {
  /** A business membership that was just paid for, and how some of that is sent back. */
  async function paid() {
    const story = await begin("2027-01-15T14:00");
    await story.buy("business");
    const [paymentId = ""] = await story.payments();
    const { clock, ids, sql } = story.app;
    const order = (tx: Tx, amount: number) =>
      orderRefund(tx, {
        refundId: ids.next(),
        accountId: story.pro.account.id,
        paymentId,
        amount,
        method: "gateway",
        reason: "staff",
        paidAt: clock.now().getTime(),
        now: clock.now(),
        ids,
      });
    const refund = (amount: number) => sql.begin((tx) => order(tx, amount));
    return { story, sql, paymentId, order, refund };
  }
  const BOTH = ["refund 1000 gateway staff", "refund 10000 gateway staff"];

  it("are rows of their own, and together never more than was paid", async () => {
    const { story, refund } = await paid();
    await refund(10_000);
    await refund(1_000);
    expect(await story.sweep()).toEqual(BOTH);
    expect(await story.taken()).toEqual(["PARTIAL_CANCELLED 249000 −11000"]);
    await expect(refund(238_001)).rejects.toThrow();
    expect(await story.sweep()).toEqual([]);
    expect(await story.stands()).toBe("active, 370 credits");
  });

  it("decided at once wait for each other, and say what the gateway has left before each", async () => {
    const { story, sql, paymentId, order, refund } = await paid();
    let second: Promise<void> | undefined;
    await sql.begin(async (tx) => {
      await order(tx, 10_000);
      second = refund(1_000);
      await untilSomebodyWaits(sql);
    });
    await second;
    const left = await sql`
      SELECT amount, left_won FROM refunds WHERE payment_id = ${paymentId} ORDER BY amount`;
    expect([...left]).toEqual([
      { amount: 1_000, left_won: 239_000 },
      { amount: 10_000, left_won: 249_000 },
    ]);
    expect(await story.sweep()).toEqual(BOTH);
    expect(await story.taken()).toEqual(["PARTIAL_CANCELLED 249000 −11000"]);
  });
});

describe("bought credits (B38)", () => {
  const GRANTED = ["invoice 13200 vat 1200", "grant topup 10 until 2032-03-10T00:00"];

  it("are usable only once they are paid", async () => {
    const story = await begin("2027-03-10T14:00", { credits: 10 });
    await story.gateway("reset-after-charge", 1);
    expect(await buyPack(story)).toEqual(["charge top_up 13200"]);
    expect(await story.stands()).toBe("none, 10 credits");
    expect(await story.at("2027-03-10T14:05")).toEqual(
      inOrder(["ask", "payment paid", ...GRANTED]),
    );
    expect(await story.stands()).toBe("none, 20 credits");
    await story.gateway("decline:REJECT_CARD_PAYMENT", 1);
    expect(await buyPack(story)).toEqual([
      "charge top_up 13200",
      "payment failed",
      "payment_declined",
    ]);
    expect(await story.stands()).toBe("none, 20 credits");
  });

  it("are spent with others in spend order, a row for each lot", async () => {
    const story = await begin("2027-03-10T14:00", { credits: 2 });
    expect(await buyPack(story)).toEqual(["charge top_up 13200", "payment paid", ...GRANTED]);
    const sent = await story.quote();
    expect(sent.lines).toEqual(["hold bonus 2", "hold topup 1"]);
    expect(await story.read(sent)).toEqual(["capture bonus 2", "capture topup 1"]);
    expect(await story.stands()).toBe("none, 9 credits");
  });
});
