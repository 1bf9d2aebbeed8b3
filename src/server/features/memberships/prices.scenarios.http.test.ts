import { beforeEach, describe, expect, it } from "vitest";
import type { Sql } from "#server/platform/database/sql.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { inOrder, type ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";
import { testDatabase } from "#test/database.ts";

const begin = serverStories();
const FIRST_DAY = "2026-01-01";

let sql: Sql;

/** What is sold is the same for every story, so each begins with the list prices. */
beforeEach(async () => {
  sql = await testDatabase();
  await sql`DELETE FROM product_versions WHERE effective_from <> ${FIRST_DAY}`;
});

async function price(day: string, won: number, credits = 30): Promise<void> {
  await sql`
    INSERT INTO product_versions (product_id, effective_from, price_won, credits)
    VALUES (${PRODUCTS.light}, ${day}, ${won}, ${credits})`;
}

/** Joined on 15 January; from 1 February the plan costs 33,000. */
async function facingRise(): Promise<ServerStory> {
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  await price("2027-02-01", 33_000);
  await sql`UPDATE memberships SET due_at = now() WHERE account_id = ${story.pro.account.id}`;
  return story;
}

describe("a price rise", () => {
  it("is announced thirty days before and charged with consent", async () => {
    const story = await facingRise();
    expect(await story.at("2027-01-16T09:59")).toEqual([]);
    expect(await story.at("2027-01-16T10:00")).toEqual(["notice price_rise_consent"]);
    expect(await story.consent(33_000)).toEqual([]);
    await story.at("2027-02-14T10:00");
    await story.at("2027-02-15T00:00");
    expect(await story.at("2027-02-15T10:00")).toContain("charge renewal 33000");
    await story.at("2027-03-14T10:00");
    await story.at("2027-03-15T00:00");
    expect(await story.at("2027-03-15T10:00")).toContain("charge renewal 33000");
  });

  it("without consent ends the membership instead of charging more", async () => {
    const story = await facingRise();
    await story.at("2027-02-14T10:00");
    await story.at("2027-02-15T00:00");
    expect(await story.at("2027-02-15T10:00")).toEqual(["close plan 30 ended", "ended"]);
    expect(await story.stands()).toBe("ended (price_refused), 0 credits");
    expect(await story.taken()).toEqual(["PAID 29000"]);
  });

  it("is agreed to between 30 days before and the charge, at its very price", async () => {
    const story = await facingRise();
    expect(await story.consent(33_000)).toEqual(["consent_not_open"]);
    await story.at("2027-01-16T10:00");
    expect(await story.consent(32_999)).toEqual(["plan_price_changed"]);
    expect(await story.consent(33_000)).toEqual([]);
    expect(await story.consent(33_000)).toEqual(["no_price_rise"]);
  });

  it("of a plan that the member leaves needs none", async () => {
    const story = await facingRise();
    await story.schedule("standard");
    expect(await story.at("2027-01-16T10:00")).toEqual([]);
    await story.at("2027-02-14T10:00");
    await story.at("2027-02-15T00:00");
    expect(await story.at("2027-02-15T10:00")).toContain("charge renewal 59000");
  });
});

it("a lower price is charged without asking", async () => {
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  await price("2027-02-15", 25_000, 31);
  await story.at("2027-02-14T10:00");
  await story.at("2027-02-15T00:00");
  const lines = await story.at("2027-02-15T10:00");
  expect(lines).toContain("charge renewal 25000");
  expect(lines).toContain("grant plan 31 until 2027-03-15T00:00");
});

describe("what costs nothing", () => {
  it("activates and renews without calling the gateway (B28)", async () => {
    await price("2027-01-10", 0, 5);
    const story = await begin("2027-01-15T14:00");
    expect(await story.call("subscriptions.buy", { product_id: PRODUCTS.light })).toEqual([
      "invoice 2027-01-15/2027-02-14 0 vat 0",
      "paid 2027-01-15/2027-02-14",
      "grant plan 5 until 2027-02-15T00:00",
      "purchased",
      "activated",
    ]);
    expect(await story.stands()).toBe("active, 5 credits");
    await story.at("2027-02-14T10:00");
    expect(await story.at("2027-02-15T10:00")).toEqual(
      inOrder([
        "invoice 2027-02-15/2027-03-14 0 vat 0",
        "paid 2027-02-15/2027-03-14",
        "close plan 5 rolled_over",
        "grant rollover 2 until 2027-03-15T00:00",
        "grant plan 5 until 2027-03-15T00:00",
        "renewed",
      ]),
    );
    expect(await story.taken()).toEqual([]);
    expect(await story.claim()).toEqual(["guarantee_not_eligible"]);
  });

  it("and then costs something, without a method, is overdue without a charge (B30)", async () => {
    await price("2027-01-10", 0, 5);
    const story = await begin("2027-01-15T14:00");
    await story.call("subscriptions.buy", { product_id: PRODUCTS.light });
    await price("2027-02-01", 9_900, 5);
    await story.at("2027-02-14T10:00");
    expect(await story.consent(9_900)).toEqual([]);
    expect(await story.at("2027-02-15T10:00")).toEqual([
      "extend until 2027-02-23T00:00",
      "renewal_failed",
      "overdue",
    ]);
    expect(await story.retry()).toEqual(["method_missing"]);
    expect((await story.newCard())[0]).toBe("charge renewal 9900");
    expect(await story.stands()).toBe("active, 7 credits");
  });
});
