import { describe, expect, it } from "vitest";
import { inOrder, type ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";
import type { ProductName } from "#test/billing/products.ts";

const begin = serverStories();

async function member(plan: ProductName = "standard"): Promise<ServerStory> {
  const story = await begin("2027-01-19T14:00");
  await story.buy(plan);
  return story;
}

/** Goes to the renewal of 19 February and says what came of it. */
async function renew(story: ServerStory): Promise<string[]> {
  await story.at("2027-02-18T10:00");
  await story.at("2027-02-19T00:00");
  return story.at("2027-02-19T10:00");
}

describe("a scheduled change", () => {
  it("costs nothing now and starts the day after the period's end at the new price (B18)", async () => {
    const story = await member();
    await story.at("2027-02-09T10:00");
    expect(await story.schedule("light")).toEqual(["change_scheduled"]);
    expect(await renew(story)).toEqual(
      inOrder([
        "charge renewal 29000",
        "payment paid",
        "invoice 2027-02-19/2027-03-18 29000 vat 2636",
        "paid 2027-02-19/2027-03-18",
        "close plan 70 rolled_over",
        "grant rollover 35 until 2027-03-19T00:00",
        "grant plan 30 until 2027-03-19T00:00",
        "renewed",
        "changed",
      ]),
    );
    const { items } = (
      await (await story.app.as(story.pro.account)).call("subscriptions.schedules")
    ).body;
    expect(items.map(({ state }) => state)).toEqual(["applied"]);
  });

  it("is charged for by the name of the membership that it leads to", async () => {
    const story = await member();
    await story.schedule("light");
    await renew(story);
    const charged = await story.app.sql<{ order_name: string }[]>`
      SELECT order_name FROM payments WHERE account_id = ${story.pro.account.id} ORDER BY id`;
    expect(charged.map((payment) => payment.order_name)).toEqual([
      "스탠다드 멤버십",
      "라이트 멤버십",
    ]);
  });

  it("is replaced by a later one, with one change at the boundary (B20)", async () => {
    const story = await member();
    expect(await story.schedule("light")).toEqual(["change_scheduled"]);
    expect(await story.schedule("pro")).toEqual(["change_scheduled"]);
    expect(await story.schedule("pro")).toEqual([]);
    const lines = await renew(story);
    expect(lines[0]).toBe("charge renewal 119000");
    expect(lines.filter((line) => line === "changed")).toHaveLength(1);
  });

  it("can be taken back and leaves the renewal as it was (B22)", async () => {
    const story = await member();
    await story.schedule("light");
    await story.at("2027-01-20T14:00");
    expect(await story.unschedule()).toEqual(["change_unscheduled"]);
    expect(await story.unschedule()).toEqual(["nothing_pending"]);
    expect(await story.at("2027-02-12T10:00")).toEqual(["notice renewal_in_7_days"]);
    const lines = await renew(story);
    expect([lines[0], lines.at(-1)]).toEqual(["charge renewal 59000", "renewed"]);
  });

  it("whose first payment fails changes nothing yet; the old plan is overdue (B24)", async () => {
    const story = await member();
    await story.schedule("pro");
    await story.gateway("decline:REJECT_CARD_PAYMENT", 1);
    expect(await renew(story)).toEqual(
      inOrder([
        "charge renewal 119000",
        "payment failed",
        "extend until 2027-02-27T00:00",
        "renewal_failed",
        "overdue",
      ]),
    );
    const lines = await story.at("2027-02-20T10:00");
    expect([lines[0], ...lines.slice(-2)]).toEqual([
      "charge renewal 119000",
      "recovered",
      "changed",
    ]);
  });

  it("is refused with its own codes while canceling and after the end (B17)", async () => {
    const story = await member();
    await story.cancel();
    expect(await story.schedule("light")).toEqual(["change_while_canceling"]);
    expect(await story.upgrade("pro")).toEqual(["change_while_canceling"]);
    await story.at("2027-02-19T00:00");
    expect(await story.schedule("light")).toEqual(["not_active"]);
    expect(await story.upgrade("pro")).toEqual(["not_active"]);
  });

  it("is possible until 10:00 of the start day and not while the charge is open", async () => {
    const story = await member();
    await story.at("2027-02-19T09:59:59.999");
    expect(await story.schedule("light")).toEqual(["change_scheduled"]);
    await story.gateway("reset-after-charge", 1);
    expect(await story.at("2027-02-19T10:00")).toEqual(["charge renewal 29000"]);
    expect(await story.schedule("pro")).toEqual(["renewal_under_way"]);
    expect(await story.unschedule()).toEqual(["renewal_under_way"]);
    expect(await story.cancel()).toEqual(["renewal_under_way"]);
  });
});

describe("canceling", () => {
  it("keeps everything until the end and charges nothing at the boundary (B11)", async () => {
    const story = await member();
    expect(await story.cancel()).toEqual(["cancel_scheduled"]);
    expect(await story.stands()).toBe("active, 70 credits");
    expect(await story.at("2027-02-12T10:00")).toEqual([]);
    expect(await story.at("2027-02-18T23:59:59.999")).toEqual([]);
    expect(await story.stands()).toBe("active, 70 credits");
    expect(await story.at("2027-02-19T00:00")).toEqual(["close plan 70 ended", "ended"]);
    expect(await story.stands()).toBe("ended (canceled), 0 credits");
    expect(await story.at("2027-02-19T10:00")).toEqual([]);
    expect(await story.taken()).toEqual(["PAID 59000"]);
  });

  it("twice is one event (B12)", async () => {
    const story = await member();
    await story.cancel();
    expect(await story.cancel()).toEqual([]);
  });

  it("takes a scheduled change with it", async () => {
    const story = await member();
    await story.schedule("light");
    expect(await story.cancel()).toEqual(["change_unscheduled", "cancel_scheduled"]);
    await story.restart();
    expect((await renew(story))[0]).toBe("charge renewal 59000");
  });

  it("on the start day before 10:00 ends it there and then", async () => {
    const story = await member();
    await story.at("2027-02-19T09:59:59.999");
    expect(await story.cancel()).toEqual(["close plan 70 ended", "cancel_scheduled", "ended"]);
  });

  it("after the end is refused, and so is restarting; a new purchase is possible (B16)", async () => {
    const story = await member();
    await story.cancel();
    await story.at("2027-02-19T00:00");
    expect(await story.restart()).toEqual(["not_active"]);
    expect(await story.cancel()).toEqual(["not_active"]);
    expect((await story.buy("light")).at(-1)).toBe("activated");
    expect(await story.stands()).toBe("active, 30 credits");
  });
});

describe("restarting", () => {
  it("takes the cancellation back without a charge, on the original anchor (B15)", async () => {
    const story = await member();
    await story.cancel();
    await story.at("2027-02-10T10:00");
    expect(await story.restart()).toEqual(["restarted"]);
    expect(await story.taken()).toEqual(["PAID 59000"]);
    expect(await story.at("2027-02-12T10:00")).toEqual(["notice renewal_in_7_days"]);
    expect(await renew(story)).toContain("invoice 2027-02-19/2027-03-18 59000 vat 5364");
  });

  it("with nothing pending is refused (B16)", async () => {
    const story = await member();
    expect(await story.restart()).toEqual(["nothing_pending"]);
  });
});
