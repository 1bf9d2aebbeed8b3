import { describe, expect, it } from "vitest";
import { inOrder, type ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";
import type { ProductName } from "#test/billing/products.ts";

const begin = serverStories();

async function member(plan: ProductName = "light"): Promise<ServerStory> {
  const story = await begin("2027-01-15T14:00");
  await story.buy(plan);
  return story;
}

describe("an immediate upgrade", () => {
  it("costs the full difference and gives the full difference, on the same billing day (B19)", async () => {
    const story = await member();
    await story.at("2027-02-01T12:00");
    expect(await story.upgrade("standard")).toEqual([
      "charge upgrade 30000",
      "payment paid",
      "invoice 2027-01-15/2027-02-14 30000 vat 2727",
      "grant plan 40 until 2027-02-15T00:00",
      "upgraded",
    ]);
    expect(await story.stands()).toBe("active, 70 credits");
    await story.at("2027-02-14T10:00");
    await story.at("2027-02-15T00:00");
    expect(await story.at("2027-02-15T10:00")).toEqual(
      inOrder([
        "charge renewal 59000",
        "payment paid",
        "invoice 2027-02-15/2027-03-14 59000 vat 5364",
        "paid 2027-02-15/2027-03-14",
        "close plan 30 rolled_over",
        "close plan 40 rolled_over",
        "grant rollover 35 until 2027-03-15T00:00",
        "grant plan 70 until 2027-03-15T00:00",
        "renewed",
      ]),
    );
  });

  it("may be made three times in a period, with one live membership all the time (B19)", async () => {
    const story = await member();
    const charges: (string | undefined)[] = [];
    for (const plan of ["standard", "pro", "business"] as const) {
      charges.push((await story.upgrade(plan))[0]);
    }
    expect(charges).toEqual([
      "charge upgrade 30000",
      "charge upgrade 60000",
      "charge upgrade 130000",
    ]);
    expect(await story.stands()).toBe("active, 370 credits");
    expect(await story.taken()).toEqual(["PAID 29000", "PAID 30000", "PAID 60000", "PAID 130000"]);
  });

  it("whose payment fails changes nothing but the record of it (B24)", async () => {
    const story = await member();
    await story.gateway("decline:REJECT_CARD_PAYMENT", 1);
    const declined = ["charge upgrade 90000", "payment failed", "payment_declined"];
    expect(await story.upgrade("pro")).toEqual(declined);
    expect(await story.stands()).toBe("active, 30 credits");
    await story.gateway("decline:INVALID_STOPPED_CARD", 1);
    expect(await story.upgrade("pro")).toEqual(declined);
    expect(await story.upgrade("pro")).toEqual(["method_unusable"]);
    expect(await story.newCard()).toEqual([]);
    expect((await story.upgrade("pro")).at(-1)).toBe("upgraded");
    expect(await story.stands()).toBe("active, 160 credits");
  });

  it("that is not found has failed", async () => {
    const story = await member();
    await story.gateway("http500", 1);
    expect(await story.upgrade("pro")).toEqual(["charge upgrade 90000"]);
    expect(await story.at("2027-01-15T14:05")).toEqual([
      "ask",
      "payment failed",
      "notice upgrade_failed",
    ]);
    expect(await story.stands()).toBe("active, 30 credits");
  });

  it("is given up after thirty minutes, and its late success refunded", async () => {
    const story = await member();
    await story.gateway("reset-after-charge", 1);
    await story.upgrade("pro");
    story.silent(true);
    expect(await story.at("2027-01-15T14:29:59.999")).toEqual(["ask"]);
    const over = await story.at("2027-01-15T14:30");
    expect(over.filter((line) => line !== "ask")).toEqual([
      "payment given_up",
      "notice upgrade_failed",
    ]);
    story.silent(false);
    expect(await story.at("2027-01-15T17:00")).toEqual([
      "ask",
      "refund 90000 gateway late_success",
      "refunded",
    ]);
    expect(await story.stands()).toBe("active, 30 credits");
    expect(await story.taken()).toEqual(["PAID 29000", "CANCELLED 90000 −90000"]);
  });

  it("takes the place of a scheduled change", async () => {
    const story = await member("standard");
    await story.schedule("light");
    expect((await story.upgrade("pro")).slice(-2)).toEqual(["change_unscheduled", "upgraded"]);
  });

  it("is refused to what is not higher, or while another charge is open", async () => {
    const story = await member("standard");
    expect(await story.upgrade("light")).toEqual(["upgrade_not_higher"]);
    expect(await story.upgrade("standard")).toEqual(["upgrade_not_higher"]);
    await story.gateway("reset-after-charge", 1);
    await story.upgrade("pro");
    expect(await story.upgrade("business")).toEqual(["payment_pending"]);
    expect(await story.schedule("light")).toEqual(["payment_pending"]);
    await story.at("2027-01-15T14:05");
  });

  it("is refused between the period's end and its renewal", async () => {
    const story = await member();
    await story.at("2027-02-15T00:00");
    expect(await story.upgrade("pro")).toEqual(["renewal_under_way"]);
  });

  it("asked for before a cancellation still takes effect", async () => {
    const story = await member();
    await story.gateway("reset-after-charge", 1);
    await story.upgrade("pro");
    expect(await story.cancel()).toEqual(["cancel_scheduled"]);
    expect((await story.at("2027-01-15T14:05")).at(-1)).toBe("upgraded");
  });
});
