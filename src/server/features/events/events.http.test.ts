import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { publishEvent } from "#server/platform/events/publish.ts";
import { prunePlatform } from "#server/platform/prune.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { TestEventStream } from "#test/event-stream.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makeReadQuote } from "#test/factories/market.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
let origin: string;
/** Of another application over the same database, as a second process would be. */
let elsewhere: TestApp;
const streams: TestEventStream[] = [];

beforeAll(async () => {
  app = await testApp();
  elsewhere = await testApp();
  origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function follow(client: TestClient, lastEventId?: string | number): Promise<TestEventStream> {
  const asked = lastEventId === undefined ? {} : { lastEventId };
  const stream = await TestEventStream.open({ origin, cookies: client.cookies, ...asked });
  streams.push(stream);
  return stream;
}

/** Tells a person `count` things, each in a transaction of its own. */
async function publish(account: TestAccount | { id: string }, count = 1): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    await app.sql.begin((tx) =>
      publishEvent(tx, {
        accountId: account.id,
        kind: "account_changed",
        payload: { n: String(sent) },
        now: app.clock.now(),
      }),
    );
  }
}

async function person(): Promise<{ account: TestAccount; client: TestClient }> {
  const account = await makeAccount(app);
  return { account, client: await app.as(account) };
}

const ids = (events: { id: number }[]) => events.map(({ id }) => id);

describe("an open stream", () => {
  it("tells what happened since the page was drawn, and resumes after what it was told", async () => {
    const { account, client } = await person();
    await publish(account, 3);
    const { cookies } = client;
    const first = await TestEventStream.open({ origin, cookies, after: 1 });
    streams.push(first);
    expect(ids(await first.take(2))).toEqual([2, 3]);
    const resumed = await TestEventStream.open({ origin, cookies, after: 1, lastEventId: 2 });
    streams.push(resumed);
    expect(ids(await resumed.take(1))).toEqual([3]);
  });

  it("tells both sides of a thread of a message, ids only", async () => {
    const { customer, pro, quoteId, requestId } = await makeReadQuote(app);
    const [hers, his] = [await follow(customer.client), await follow(pro.client)];
    const sent = await customer.client.call("quotes.messages.create", {
      quoteId,
      body: "내일 되나요?",
    });
    expect(sent.status).toBe(201);
    const payload = { quote_id: quoteId, request_id: requestId, message_id: sent.body.id };
    expect(await hers.take(1)).toMatchObject([{ kind: "message", payload }]);
    const [notice, message] = await his.take(2);
    expect([notice?.kind, message?.kind]).toEqual(["notification", "message"]);
    expect(JSON.stringify([notice, message])).not.toContain("내일");
  });

  it("numbers a person's events one by one and tells nobody else", async () => {
    const [one, other] = [await person(), await person()];
    const [mine, theirs] = [await follow(one.client), await follow(other.client)];
    await Promise.all([publish(one.account, 5), publish(other.account, 2)]);
    expect(ids(await mine.take(5))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(await theirs.take(2))).toEqual([1, 2]);
    // What comes after shows that nothing else was on its way.
    await publish(other.account);
    expect(ids(await theirs.take(1))).toEqual([3]);
    expect(mine.untaken).toEqual([]);
  });

  it("tells every open page of a person, also after parallel writes", async () => {
    const { account, client } = await person();
    const pages = [
      await follow(client),
      await follow(await app.as(account)),
      await follow(await app.as(account)),
    ];
    await Promise.all(Array.from({ length: 30 }, () => publish(account)));
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
    for (const page of pages) expect(ids(await page.take(30))).toEqual(numbers);
  });

  it("tells nothing of a transaction that was undone", async () => {
    const { account, client } = await person();
    const stream = await follow(client);
    const undone = app.sql.begin(async (tx) => {
      const event = { accountId: account.id, kind: "message" as const, payload: {} };
      await publishEvent(tx, { ...event, now: app.clock.now() });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await publish(account);
    expect(await stream.take(1)).toMatchObject([{ id: 1, kind: "account_changed" }]);
  });
});

describe("resuming", () => {
  it("goes on after the last number without a gap or a double", async () => {
    const { account, client } = await person();
    await publish(account, 3);
    const first = await follow(client, 0);
    expect(ids(await first.take(3))).toEqual([1, 2, 3]);
    first.close();
    await publish(account, 450);
    const second = await follow(client, first.lastEventId ?? -1);
    const missed = await second.take(450);
    expect(ids(missed)).toEqual(Array.from({ length: 450 }, (_, index) => index + 4));
    await publish(account);
    expect(ids(await second.take(1))).toEqual([454]);
  });

  it("loses and repeats nothing over many broken links while events keep coming", async () => {
    const { account, client } = await person();
    const publishing = publish(account, 200);
    const seen: number[] = [];
    while (seen.length < 200) {
      const stream = await follow(client, seen.at(-1) ?? 0);
      const upTo = Math.min(200 - seen.length, 1 + (seen.length % 37));
      seen.push(...ids(await stream.take(upTo)));
      stream.close();
    }
    await publishing;
    expect(seen).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  it("starts from now, and says where that is, when the page names no number", async () => {
    const { account, client } = await person();
    await publish(account, 4);
    const stream = await follow(client);
    await expect.poll(() => stream.lastEventId).toBe(4);
    expect(stream.retry).toBeGreaterThan(0);
    await publish(account);
    expect(ids(await stream.take(1))).toEqual([5]);
  });

  it.each([
    ["from the future", "999"],
    ["no number", "abc"],
    ["below zero", "-1"],
    ["a fraction", "1.5"],
    ["too large", "9".repeat(30)],
    ["a statement", "1; DROP TABLE person_events"],
  ])("says to load everything again for an id that is %s", async (_case, lastEventId) => {
    const { account, client } = await person();
    await publish(account, 2);
    const stream = await follow(client, lastEventId);
    expect(await stream.take(1)).toEqual([{ id: 2, kind: "resync", payload: {} }]);
    await publish(account);
    expect(ids(await stream.take(1))).toEqual([3]);
  });

  it("says to load everything again when what follows is no longer kept", async () => {
    const { account, client } = await person();
    await publish(account, 3);
    app.clock.advance(4 * DAY_MS);
    await prunePlatform(app.sql, app.clock.now());
    await publish(account, 2);
    const fresh = await app.as(account);
    const [old, newer] = [await follow(fresh, 1), await follow(client, 3)];
    expect(await old.take(1)).toEqual([{ id: 5, kind: "resync", payload: {} }]);
    expect(ids(await newer.take(2))).toEqual([4, 5]);
  });
});

describe("a stream ends within five seconds of its session", () => {
  async function signedUp() {
    const { client, user } = await signUp(app);
    const email = user.email;
    const other = app.visitor();
    await other.call("auth.login", { email, password: TEST_PASSWORD });
    return { id: user.id, email, client, other };
  }

  it("at signing out, in another process too, and only that session's", async () => {
    const { id, client, other } = await signedUp();
    const [ending, staying] = [await follow(client), await follow(other)];
    const sameCaller = elsewhere.visitor();
    for (const [name, value] of client.cookies) sameCaller.cookies.set(name, value);
    expect((await sameCaller.call("auth.logout")).status).toBe(200);
    await ending.endsWithin(5_000);
    await publish({ id });
    // The first told of the other login.
    expect(ids(await staying.take(1))).toEqual([2]);
    expect(ending.untaken).toEqual([]);
  });

  it("when it is revoked from another device", async () => {
    const { client, other } = await signedUp();
    const stream = await follow(client);
    const { items } = (await other.call("users.me.sessions")).body;
    const sessionId = items.find(({ current }) => !current)?.id ?? "";
    expect((await other.call("users.me.sessions.revoke", { sessionId })).status).toBe(200);
    await stream.endsWithin(5_000);
  });

  it("at a change of password, except the one that changed it", async () => {
    const { id, client, other } = await signedUp();
    const [staying, ending] = [await follow(client), await follow(other)];
    const change = { current_password: TEST_PASSWORD, password: "새로운 바람이 부는 언덕" };
    expect((await client.call("users.me.password", change)).status).toBe(200);
    await ending.endsWithin(5_000);
    await staying.take(1);
    await publish({ id });
    expect(await staying.take(1)).toHaveLength(1);
    expect(ending.untaken).toEqual([]);
  });

  it("at a reset of the password, all of them", async () => {
    const { email, client, other } = await signedUp();
    const open = [await follow(client), await follow(other)];
    const visitor = app.visitor();
    await visitor.call("auth.requestReset", { email });
    const [mail] = await app.sql<{ body: string }[]>`
      SELECT body FROM deliveries WHERE recipient = ${email} AND purpose = 'password_reset'`;
    const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
    const reset = await visitor.call("auth.resetPassword", {
      token,
      password: "다시 찾은 열쇠 꾸러미",
    });
    expect(reset.status).toBe(200);
    await Promise.all(open.map((stream) => stream.endsWithin(5_000)));
  });

  it("when the account is suspended", async () => {
    const { account, client } = await person();
    const stream = await follow(client);
    await app.sql`UPDATE accounts SET status = 'suspended' WHERE id = ${account.id}`;
    await stream.endsWithin(5_000);
    expect((await follow(client)).status).toBe(401);
  });

  it("at signing in anew from the same browser", async () => {
    const { email, client } = await signedUp();
    const stream = await follow(client);
    expect((await client.call("auth.login", { email, password: TEST_PASSWORD })).status).toBe(200);
    await stream.endsWithin(5_000);
  });
});

describe("the answer", () => {
  it("needs a session", async () => {
    expect((await follow(app.visitor())).status).toBe(401);
  });

  it("carries the headers of every answer and is kept by nobody", async () => {
    const { client } = await person();
    const { response, status } = await follow(client);
    expect(status).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it("to HEAD is the head alone", async () => {
    const { client } = await person();
    const { cookies } = client;
    const stream = await TestEventStream.open({ origin, cookies, method: "HEAD" });
    expect(stream.status).toBe(200);
    expect(stream.response.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    await stream.ended;
  });

  it("holds six streams of a session; a seventh ends the oldest and slows it down", async () => {
    const { account, client } = await person();
    const other = await follow(await app.as(account));
    const open: TestEventStream[] = [];
    for (let made = 0; made < 6; made += 1) open.push(await follow(client));
    const seventh = await follow(client);
    const [oldest, ...rest] = open;
    await oldest?.ended;
    expect(oldest?.retry).toBeGreaterThanOrEqual(30_000);
    await publish(account);
    for (const stream of [other, ...rest, seventh]) expect(ids(await stream.take(1))).toEqual([1]);
  });

  it("holds eighteen streams of a person; one more of a fourth session ends the oldest", async () => {
    const { account, client } = await person();
    const oldest = await follow(client);
    const sessions = [client, await app.as(account), await app.as(account)];
    const open: TestEventStream[] = [];
    for (let made = 1; made < 18; made += 1) {
      open.push(await follow(sessions[made % 3] ?? client));
    }
    open.push(await follow(await app.as(account)));
    await oldest.ended;
    await publish(account);
    for (const stream of open) expect(ids(await stream.take(1))).toEqual([1]);
  });

  it("is counted while it is open", async () => {
    const openNow = async () => {
      const { body } = await app.visitor().raw({ url: "/metrics", method: "GET" });
      return Number(/^event_streams_open (\d+)$/m.exec(String(body))?.[1]);
    };
    await expect.poll(openNow).toBe(0);
    const { client } = await person();
    const stream = await follow(client);
    expect(await openNow()).toBe(1);
    stream.close();
    await expect.poll(openNow).toBe(0);
  });
});
