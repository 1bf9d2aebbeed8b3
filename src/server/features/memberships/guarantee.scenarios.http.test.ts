import { describe, expect, it } from "vitest";
import { inOrder, type ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";

const begin = serverStories();

async function member(method: "card" | "phone" = "card"): Promise<ServerStory> {
  const story = await begin("2027-01-15T14:00", { method });
  await story.buy();
  return story;
}

const UNUSED = [
  "refund 29000 gateway guarantee",
  "close plan 30 refunded",
  "guarantee used",
  "refunded",
  "ended",
];

describe("the guarantee of the first week", () => {
  it("pays everything back and ends the membership, once", async () => {
    const story = await member();
    expect(await story.claim()).toEqual(UNUSED);
    expect(await story.stands()).toBe("ended (refunded), 0 credits");
    expect(await story.claim()).toEqual([]);
    expect(await story.taken()).toEqual(["CANCELLED 29000 −29000"]);
  });

  it("releases live holds first", async () => {
    const story = await begin("2027-03-10T14:00");
    await story.buy();
    await story.quote();
    expect(await story.claim()).toEqual(inOrder(["release plan 3", ...UNUSED]));
    expect(await story.stands()).toBe("ended (refunded), 0 credits");
  });

  it("lasts through the seventh day after the purchase", async () => {
    const story = await member();
    await story.at("2027-01-22T23:59:59.999");
    expect(await story.claim()).toEqual(UNUSED);
    const late = await member();
    await late.at("2027-01-23T00:00");
    expect(await late.claim()).toEqual(["guarantee_not_eligible"]);
    expect(await late.stands()).toBe("active, 30 credits");
  });

  it("is lost with the first captured credit", async () => {
    const story = await begin("2027-03-10T14:00");
    await story.buy();
    await story.read(await story.quote());
    expect(await story.claim()).toEqual(["guarantee_not_eligible"]);
  });

  it("covers upgrades", async () => {
    const story = await member();
    await story.upgrade("standard");
    expect(await story.claim()).toEqual(
      inOrder([
        "refund 29000 gateway guarantee",
        "refund 30000 gateway guarantee",
        "close plan 30 refunded",
        "close plan 40 refunded",
        "guarantee used",
        "refunded",
        "ended",
      ]),
    );
    expect(await story.taken()).toEqual(["CANCELLED 29000 −29000", "CANCELLED 30000 −30000"]);
  });

  it("gives an upgrade under way up", async () => {
    const story = await member();
    await story.gateway("reset-after-charge", 1);
    await story.upgrade("pro");
    expect(await story.claim()).toEqual(inOrder(["payment given_up", ...UNUSED]));
    expect(await story.at("2027-01-15T16:00")).toEqual([
      "ask",
      "refund 90000 gateway late_success",
      "refunded",
    ]);
  });

  it("sends a phone payment of an earlier month to the bank list", async () => {
    const story = await begin("2027-01-28T14:00", { method: "phone" });
    await story.buy();
    await story.at("2027-02-01T00:00");
    expect(await story.claim()).toContain("refund 29000 bank_transfer guarantee");
    expect(await story.taken()).toEqual(["PAID 29000"]);
    const inMonth = await member("phone");
    expect(await inMonth.claim()).toContain("refund 29000 gateway guarantee");
  });

  it("is for a first purchase and once per account", async () => {
    const story = await member();
    await story.claim();
    await story.buy();
    expect(await story.claim()).toEqual(["guarantee_not_eligible"]);
    expect(await story.stands()).toBe("active, 30 credits");
  });
});

describe("the guarantee of the first period", () => {
  it("pays that period and a renewal just paid back, when ten quotes won nothing", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.buy("standard");
    for (let sent = 0; sent < 10; sent += 1) await story.read(await story.quote());
    await story.at("2027-02-15T10:00");
    await story.at("2027-02-21T23:59:59.999");
    expect(await story.claim()).toEqual(
      inOrder([
        "refund 59000 gateway guarantee",
        "refund 59000 gateway guarantee",
        "close rollover 20 refunded",
        "close plan 70 refunded",
        "guarantee used",
        "refunded",
        "ended",
      ]),
    );
    expect(await story.taken()).toEqual(["CANCELLED 59000 −59000", "CANCELLED 59000 −59000"]);
  });

  it("is not for ten quotes that were sent and taken back", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.buy("standard");
    for (let sent = 0; sent < 10; sent += 1) {
      const { quoteId } = await story.quote();
      await story.call("quotes.withdraw", { quoteId });
    }
    await story.at("2027-02-15T09:00");
    const client = await story.app.as(story.pro.account);
    const { body } = await client.call("subscriptions.guaranteeRefund");
    expect([body.eligible, body.reasons.filter(({ form }) => form === "no_hire")]).toMatchObject([
      false,
      [{ code: "too_few_quotes" }],
    ]);
    expect(await story.claim()).toEqual(["guarantee_not_eligible"]);
  });
});

it("says why there is no guarantee refund for who never had a membership", async () => {
  const story = await begin("2027-01-15T14:00");
  const client = await story.app.as(story.pro.account);
  const { body } = await client.call("subscriptions.guaranteeRefund");
  const reason = { code: "no_membership", message: expect.stringContaining("멤버십을 산 적이") };
  expect(body).toMatchObject({
    eligible: false,
    reasons: [
      { form: "unused", ...reason },
      { form: "no_hire", ...reason },
    ],
  });
});
