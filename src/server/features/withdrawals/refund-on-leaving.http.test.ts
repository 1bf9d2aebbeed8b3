import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { buyTopUp } from "#test/factories/top-ups.ts";

const begin = serverStories();

/** A member since 10 March who used three of thirty credits, so that no guarantee covers them. */
async function member(method: "card" | "phone" = "card"): Promise<ServerStory> {
  const story = await begin("2027-03-10T14:00", { method });
  await story.buy();
  await story.read(await story.quote());
  return story;
}

/** Signed in, with a proof of a moment ago. */
async function proven({ app, pro }: ServerStory): Promise<TestClient> {
  const client = await app.as(pro.account);
  await app.sql`UPDATE sessions SET proven_at = ${app.clock.now()} WHERE account_id = ${pro.account.id}`;
  return client;
}

const offered = async (client: TestClient) =>
  (await client.call("users.me.withdrawal")).body.unused?.refund;

async function refundsOf({ app, pro }: ServerStory) {
  return app.sql`
    SELECT amount, method, state, reason FROM refunds WHERE account_id = ${pro.account.id} ORDER BY amount`;
}

const statusOf = async ({ app, pro }: ServerStory) =>
  (await app.sql`SELECT status FROM accounts WHERE id = ${pro.account.id}`)[0]?.status;

describe("leaving for good with a membership that runs", () => {
  it("shows what would go back, and gives it back the way it came", async () => {
    const story = await member();
    story.later("2027-03-18T00:00");
    const client = await proven(story);
    expect(await offered(client)).toEqual({
      amount: 23_490,
      membership: 23_490,
      packs: 0,
      by_bank: false,
    });
    const ask = { choice: "refund", amount: 23_490 } as const;
    expect((await client.call("users.me.withdrawal.ask", ask)).status).toBe(200);
    const [ended] = await story.app.sql`
      SELECT state, end_reason FROM memberships WHERE account_id = ${story.pro.account.id}`;
    expect(ended).toEqual({ state: "ended", end_reason: "left" });
    expect(await story.taken()).toEqual(["PARTIAL_CANCELLED 29000 −23490"]);
    expect(await statusOf(story)).toBe("withdrawing");
  });

  it("gives back the packs beside it, with what quotes held of them", async () => {
    const story = await member();
    const client = await proven(story);
    await buyTopUp(story.app, client, { pack: "ten" });
    const before = await offered(client);
    expect(before).toMatchObject({ membership: 26_100, by_bank: false });
    expect(before?.packs).toBeGreaterThan(0);
    const ask = { choice: "refund", amount: before?.amount } as const;
    expect((await client.call("users.me.withdrawal.ask", ask)).status).toBe(200);
    expect(await refundsOf(story)).toEqual([
      { amount: before?.packs, method: "gateway", state: "done", reason: "top_up_unused" },
      { amount: 26_100, method: "gateway", state: "done", reason: "membership_unused" },
    ]);
  });

  it("refuses less than was shown, and then nothing has happened", async () => {
    const story = await member();
    const client = await proven(story);
    const shown = (await offered(client))?.amount ?? 0;
    await story.read(await story.quote());
    const again = await proven(story);
    const ask = { choice: "refund", amount: shown } as const;
    expect((await again.call("users.me.withdrawal.ask", ask)).error.code).toBe("refund_changed");
    expect(await statusOf(story)).toBe("active");
    expect(await refundsOf(story)).toEqual([]);
    expect(await story.stands()).toBe("active, 24 credits");
  });

  it("gives up what is left only by saying so, and keeps it for who comes back", async () => {
    const story = await member();
    const client = await proven(story);
    expect((await client.call("users.me.withdrawal.ask", {})).error.fields?.choice).toHaveLength(1);
    expect((await client.call("users.me.withdrawal.ask", { choice: "give_up" })).status).toBe(200);
    expect(await refundsOf(story)).toEqual([]);
    expect((await client.call("users.me.withdrawal.undo")).status).toBe(200);
    expect(await story.stands()).toContain("27 credits");
  });
});

describe("money that cannot go back the way it came", () => {
  const account = { bank: "088", account_number: "110-123-456789", holder: "김솜씨" } as const;

  it("needs an account at once, and is not asked for after the person is gone", async () => {
    const story = await member("phone");
    await story.at("2027-04-01T09:00");
    const client = await proven(story);
    expect(await offered(client)).toEqual({
      amount: 23_490,
      membership: 23_490,
      packs: 0,
      by_bank: true,
    });
    const without = await client.call("users.me.withdrawal.ask", { choice: "refund", bank: "088" });
    expect(Object.keys(without.error.fields ?? {})).toEqual(["account_number", "holder"]);
    expect(await statusOf(story)).toBe("active");
    expect(await refundsOf(story)).toEqual([]);

    const ask = { choice: "refund", amount: 23_490, ...account } as const;
    expect((await client.call("users.me.withdrawal.ask", ask)).status).toBe(200);
    expect(await refundsOf(story)).toEqual([
      { amount: 23_490, method: "bank_transfer", state: "waiting", reason: "membership_unused" },
    ]);

    // The days to come back are over, but the money is not sent: what says where to is still there.
    const { app } = story;
    app.clock.advance(3 * DAY_MS);
    await app.sweep();
    expect(await statusOf(story)).toBe("withdrawing");
    const staff = await app.as(await makeAccount(app, { role: "staff" }));
    const [row] = await app.sql<{ id: string }[]>`
      SELECT id FROM refunds WHERE account_id = ${story.pro.account.id}`;
    const refundId = row?.id ?? "";
    const seen = (await staff.call("staff.refunds.get", { refundId })).body.account;
    expect(seen).toMatchObject({ holder: "김솜씨" });
    const paid = { refundId, reference: "20270404-0001", version: seen?.version ?? 0 };
    expect((await staff.call("staff.refunds.paid", paid)).status).toBe(200);
    await app.sweep();
    expect(await statusOf(story)).toBe("deleted");
    const accounts = await app.sql`SELECT FROM refund_accounts WHERE refund_id = ${refundId}`;
    expect(accounts).toHaveLength(0);
  });
});
