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

/** Title and body of the member's last notice. */
async function noticesOf(story: ServerStory): Promise<string[]> {
  const [notice] = await sql<{ title: string; body: string }[]>`
    SELECT title, body FROM notifications WHERE account_id = ${story.pro.account.id} ORDER BY id DESC LIMIT 1`;
  return notice ? [notice.title, notice.body] : [];
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

  it("that nobody agreed to is announced as the end that it will be, not as a charge", async () => {
    const story = await facingRise();
    const words =
      "다음 기간부터 33,000원으로 올라요. 2027년 02월 15일 오전 10시까지 동의하지 않으면 결제하지 않고, " +
      "2027년 02월 14일까지 쓰고 끝나요. 계속 쓰려면 내 멤버십에서 동의해 주세요.";
    await story.at("2027-01-16T10:00");
    expect(await noticesOf(story)).toEqual(["멤버십 가격이 올라요. 동의가 필요해요", words]);
    for (const [day, notice] of [
      ["2027-02-08", "notice renewal_in_7_days"],
      ["2027-02-14", "notice renewal_tomorrow"],
    ] as const) {
      expect(await story.at(`${day}T10:00`)).toEqual([notice]);
      expect(await noticesOf(story)).toEqual(["동의하지 않으면 멤버십이 끝나요", words]);
    }
  });

  it("is announced as a charge once somebody agreed", async () => {
    const story = await facingRise();
    await story.at("2027-01-16T10:00");
    await story.consent(33_000);
    await story.at("2027-02-14T10:00");
    expect(await noticesOf(story)).toEqual([
      "내일 멤버십이 갱신돼요",
      "2027년 02월 15일 오전 10시에 33,000원을 결제해요. 그만 쓰려면 그전에 해지할 수 있어요.",
    ]);
  });

  it("is announced once after a stop in which two announcements fell due", async () => {
    const story = await facingRise();
    expect(await story.at("2027-02-09T15:00")).toEqual(["notice renewal_in_7_days"]);
    expect((await noticesOf(story))[0]).toBe("동의하지 않으면 멤버십이 끝나요");
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

it("a renewal that no method can pay is announced as one, and never on the wrong day", async () => {
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  expect(await story.at("2027-02-10T11:00")).toEqual(["notice renewal_in_7_days"]);
  expect((await noticesOf(story))[0]).toBe("곧 멤버십이 갱신돼요");
  await sql`UPDATE memberships SET method_usable = false WHERE account_id = ${story.pro.account.id}`;
  await story.at("2027-02-14T10:00");
  expect(await noticesOf(story)).toEqual([
    "멤버십 결제 수단을 등록해 주세요",
    "2027년 02월 15일 오전 10시에 29,000원을 결제해야 하는데 쓸 수 있는 결제 수단이 없어요. 그전에 내 멤버십에서 결제 수단을 등록해 주세요.",
  ]);
});
