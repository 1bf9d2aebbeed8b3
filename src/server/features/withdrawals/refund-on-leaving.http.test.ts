import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { connectTo } from "#server/platform/database/connect-to.ts";
import type { ServerStory } from "#test/billing/server-story.ts";
import { serverStories } from "#test/billing/stories.ts";
import type { TestClient } from "#test/client.ts";
import { testDatabaseUrl } from "#test/database.ts";
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

  it("refuses another amount than was shown, names the one of now, and then nothing has happened", async () => {
    const story = await member();
    const client = await proven(story);
    const shown = (await offered(client))?.amount ?? 0;
    await story.read(await story.quote());
    const again = await proven(story);
    const now = (await offered(again))?.amount ?? 0;
    expect(now).toBeLessThan(shown);
    for (const amount of [shown, now - 1, 0, undefined]) {
      const { error } = await again.call("users.me.withdrawal.ask", { choice: "refund", amount });
      expect([amount, error.code]).toEqual([amount, "refund_changed"]);
      expect(error.message).toContain(`${now.toLocaleString("ko-KR")}원`);
    }
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

  it("needs an account at once, from which staff send it after the person is gone in time", async () => {
    const story = await member("phone");
    await story.at("2027-04-01T09:00");
    const [person] = await story.app.sql<{ name: string; email: string; phone: string | null }[]>`
      SELECT name, email, phone FROM accounts WHERE id = ${story.pro.account.id}`;
    const client = await proven(story);
    expect(await offered(client)).toEqual({
      amount: 23_490,
      membership: 23_490,
      packs: 0,
      by_bank: true,
    });
    const without = await client.call("users.me.withdrawal.ask", {
      choice: "refund",
      amount: 23_490,
      bank: "088",
    });
    expect(Object.keys(without.error.fields ?? {})).toEqual(["account_number", "holder"]);
    expect(await statusOf(story)).toBe("active");
    expect(await refundsOf(story)).toEqual([]);

    const ask = { choice: "refund", amount: 23_490, ...account } as const;
    expect((await client.call("users.me.withdrawal.ask", ask)).status).toBe(200);
    expect(await refundsOf(story)).toEqual([
      { amount: 23_490, method: "bank_transfer", state: "waiting", reason: "membership_unused" },
    ]);

    // The days to come back are over, and the money is not sent: the person goes, and where it goes is kept apart.
    const { app } = story;
    app.clock.advance(3 * DAY_MS);
    await app.sweep();
    expect(await statusOf(story)).toBe("deleted");
    const refundId = await openRefundOf(story);
    expect(await app.sql`SELECT FROM refund_accounts WHERE refund_id = ${refundId}`).toEqual([]);
    await expect(app.sql`SELECT * FROM archive.refund_accounts`).rejects.toThrow(
      /permission denied/,
    );
    expect(await archivedAccounts(refundId)).toBe(1);
    const staff = await staffOf(story);
    const { items } = (await staff.call("staff.refunds", { account: "known", limit: 100 })).body;
    expect(items.map(({ id }) => id)).toContain(refundId);
    const seen = (await staff.call("staff.refunds.get", { refundId })).body.account;
    expect(seen).toMatchObject({ holder: "김솜씨", account_number: "110123456789" });
    // The bank knows no such account: what is owed is a claim, until they come with another.
    const refused = { refundId, version: seen?.version ?? 0, reason: "없는 계좌라고 해요." };
    expect((await staff.call("staff.refunds.askAgain", refused)).status).toBe(200);
    expect(await archivedAccounts(refundId)).toBe(0);
    expect(await alarmsOf(story)).toEqual(["refund_unclaimed"]);
    const said = {
      name: person?.name ?? "",
      email: person?.email ?? "",
      phone: person?.phone ?? undefined,
    };
    const again = { ...said, ...account, account_number: "110-987-654321" };
    expect((await staff.call("staff.refunds.claim", { refundId, ...again })).status).toBe(200);
    const version = (await staff.call("staff.refunds.get", { refundId })).body.account?.version;
    const paid = { refundId, reference: "20270404-0001", version: version ?? 0 };
    expect((await staff.call("staff.refunds.paid", paid)).status).toBe(200);
    expect((await staff.call("staff.refunds.paid", paid)).error.code).toBe("state_forbids");
    expect(await archivedAccounts(refundId)).toBe(0);
    expect(await noticesSince(story)).toEqual([]);
  });

  it.each([
    ["a firm's long name", "(주)새봄 청소와 이사 서비스"],
    ["the longest that there is", "새".repeat(40)],
  ])("goes to a holder with %s, which staff read as it was given", async (_, holder) => {
    const story = await member("phone");
    await story.at("2027-04-01T09:00");
    const client = await proven(story);
    const ask = { choice: "refund", amount: 23_490, ...account, holder } as const;
    expect((await client.call("users.me.withdrawal.ask", ask)).status).toBe(200);
    const refundId = await openRefundOf(story);
    const { body } = await (await staffOf(story)).call("staff.refunds.get", { refundId });
    expect(body.account?.holder).toBe(holder);
  });

  it("that staff send late goes with its interest to the same account", async () => {
    const story = await member("phone");
    await story.at("2027-04-01T09:00");
    const client = await proven(story);
    const ask = { choice: "refund", amount: 23_490, ...account } as const;
    await client.call("users.me.withdrawal.ask", ask);
    // Three business days after a Thursday are over on Tuesday, the 6th.
    await story.at("2027-05-06T09:00");
    const refundId = await openRefundOf(story);
    const staff = await staffOf(story);
    const version = (await staff.call("staff.refunds.get", { refundId })).body.account?.version;
    await staff.call("staff.refunds.paid", {
      refundId,
      reference: "20270506-0001",
      version: version ?? 0,
    });
    const interest = await openRefundOf(story);
    expect(interest).not.toBe(refundId);
    expect((await staff.call("staff.refunds.get", { refundId: interest })).body).toMatchObject({
      amount: 289,
      reason: "late_interest",
      account: { account_number: "110123456789" },
    });
    expect(await archivedAccounts(interest)).toBe(1);
    expect(await alarmsOf(story)).toEqual([]);
  });
});

describe("money that the gateway would not take back after its person was gone", () => {
  const account = { bank: "088", account_number: "110-123-456789", holder: "김솜씨" } as const;
  const PHONE = "+821023456789";

  /** Gone for good, with 26,100 won that the gateway refuses in the end. */
  async function gone() {
    const story = await member();
    const { app, pro } = story;
    await app.sql`
      UPDATE accounts SET phone = ${PHONE}, phone_verified_at = ${app.clock.now()} WHERE id = ${pro.account.id}`;
    const [person] = await app.sql<{ name: string; email: string }[]>`
      SELECT name, email FROM accounts WHERE id = ${pro.account.id}`;
    const client = await proven(story);
    const amount = (await offered(client))?.amount ?? 0;
    await story.gateway("http500");
    await client.call("users.me.withdrawal.ask", { choice: "refund", amount });
    app.clock.advance(3 * DAY_MS);
    await app.sweep();
    expect(await statusOf(story)).toBe("deleted");
    expect(await alarmsOf(story)).toEqual([]);
    await story.gateway("ok");
    app.clock.advance(DAY_MS);
    await refusingCancels(story, () => app.sweep());
    const refundId = await openRefundOf(story);
    const said = { name: person?.name ?? "", email: person?.email ?? "", phone: "010-2345-6789" };
    return { story, refundId, amount, said };
  }

  it("is a claim before staff, and goes by bank to whoever proves who they were", async () => {
    const { story, refundId, amount, said } = await gone();
    expect(await refundsOf(story)).toMatchObject([{ state: "failed", amount }]);
    expect(await alarmsOf(story)).toEqual(["refund_unclaimed"]);
    expect(await noticesSince(story)).toEqual([]);
    const staff = await staffOf(story);
    const claim = (changes: Partial<Record<keyof typeof said, string | undefined>> = {}) =>
      staff.call("staff.refunds.claim", { refundId, ...said, ...account, ...changes });
    for (const wrong of [
      { name: "나거짓" },
      { email: "other@example.com" },
      { phone: "010-9999-9999" },
      { phone: undefined },
    ]) {
      const { status, error } = await claim(wrong);
      expect([status, Object.keys(error.fields ?? {})], JSON.stringify(wrong)).toEqual([
        422,
        ["name"],
      ]);
    }
    expect(await archivedAccounts(refundId)).toBe(0);
    const { items: tries } = (await staff.call("staff.log", { kind: "look_up" })).body;
    const tried = tries.filter(({ action }) => action === "refund.claim");
    expect(tried.filter(({ subject }) => subject?.id === refundId)).toHaveLength(4);
    expect((await claim()).status).toBe(200);
    const seen = (await staff.call("staff.refunds.get", { refundId })).body;
    expect(seen).toMatchObject({ has_left: true, state: "waiting", method: "bank_transfer" });
    const paid = { refundId, reference: "20270320-0001", version: seen.account?.version ?? 0 };
    expect((await staff.call("staff.refunds.paid", paid)).status).toBe(200);
    expect(await refundsOf(story)).toMatchObject([{ state: "done", amount }]);
    expect((await claim()).error.code).toBe("state_forbids");
    expect(await archivedAccounts(refundId)).toBe(0);
  });

  it("can be claimed until the midnight on which the legal term is over", async () => {
    const { story, refundId, said } = await gone();
    const { app } = story;
    const failedOn = app.clock.now();
    const claim = async () =>
      (await staffOf(story)).call("staff.refunds.claim", { refundId, ...said, ...account });
    const over = Date.parse(`${failedOn.getUTCFullYear() + 5}-03-15T00:00:00+09:00`);
    app.clock.set(new Date(over - 1));
    await app.sweep();
    expect((await claim()).status).toBe(200);
    app.clock.set(new Date(over));
    await app.sweep();
    expect((await claim()).status).toBe(422);
    // What is owed still stands before staff, by nobody's name.
    expect(await alarmsOf(story)).toEqual(["refund_unclaimed"]);
  });

  it("is one when it was refused before they left, too", async () => {
    const story = await member();
    const client = await proven(story);
    const amount = (await offered(client))?.amount ?? 0;
    await refusingCancels(story, () =>
      client.call("users.me.withdrawal.ask", { choice: "refund", amount }),
    );
    expect(await refundsOf(story)).toMatchObject([{ state: "failed" }]);
    expect(await alarmsOf(story)).toEqual(["refund_failed"]);
    await story.app.sql`UPDATE billing_alarms SET closed_at = ${story.app.clock.now()}`;
    story.app.clock.advance(3 * DAY_MS);
    await story.app.sweep();
    expect(await statusOf(story)).toBe("deleted");
    expect(await alarmsOf(story)).toEqual(["refund_unclaimed"]);
  });

  it("is none of somebody who is here", async () => {
    const story = await member("phone");
    await story.at("2027-04-01T09:00");
    await story.leave();
    const refundId = await openRefundOf(story);
    const said = { name: "김솜씨", email: "here@example.com" };
    const claimed = await (
      await staffOf(story)
    ).call("staff.refunds.claim", { refundId, ...said, ...account });
    expect(claimed.error.code).toBe("state_forbids");
  });
});

/** While the gateway takes no charge back. */
async function refusingCancels({ app }: ServerStory, work: () => Promise<unknown>): Promise<void> {
  const { port } = app.gateway.chosen;
  const cancel = port.cancel.bind(port);
  port.cancel = async () => ({ outcome: "refused", code: "CANCEL_REFUSED" });
  await work();
  port.cancel = cancel;
}

async function openRefundOf({ app, pro }: ServerStory): Promise<string> {
  const [row] = await app.sql<{ id: string }[]>`
    SELECT id FROM refunds WHERE account_id = ${pro.account.id} AND state IN ('waiting', 'failed')`;
  return row?.id ?? "";
}

const staffOf = async ({ app }: ServerStory) => app.as(await makeAccount(app, { role: "staff" }));

async function alarmsOf({ app, pro }: ServerStory): Promise<string[]> {
  const rows = await app.sql<{ about: string }[]>`
    SELECT a.about FROM billing_alarms a JOIN payments p ON p.id = a.payment_id
    WHERE p.account_id = ${pro.account.id} AND a.closed_at IS NULL`;
  return rows.map(({ about }) => about);
}

/** What is left or was written for somebody who is gone. */
async function noticesSince({ app, pro }: ServerStory) {
  return app.sql`SELECT kind FROM notifications WHERE account_id = ${pro.account.id}`;
}

async function archivedAccounts(refundId: string): Promise<number> {
  const owner = connectTo(await testDatabaseUrl(), { max: 1 });
  const rows = await owner`SELECT FROM archive.refund_accounts WHERE refund_id = ${refundId}`;
  await owner.end();
  return rows.length;
}
