import type { NoticeContent } from "#domain/notice/catalogue.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { answerOf } from "#test/same-as-missing.ts";
import { notifyMany } from "./notify-many.ts";
import { notify } from "./notify.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
});

async function addNotice(
  account: TestAccount,
  body: string,
  path = "/requests",
  requestId: string | null = null,
): Promise<void> {
  app.clock.advance(1000);
  const { clock, ids } = app;
  await app.sql.begin((tx) =>
    notify(tx, {
      accountId: account.id,
      kind: "pro_warned",
      values: { text: body },
      path,
      requestId,
      now: clock.now(),
      ids,
    }),
  );
}

describe("users.me.notifications", () => {
  it("lists a person's own, newest first, page by page", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    for (const body of ["하나", "둘", "셋"]) await addNotice(account, body);
    await addNotice(await makeAccount(app), "남의 것");
    const first = await client.call("users.me.notifications", { limit: 2 });
    expect(first.body.items.map(({ body }) => body)).toEqual(["셋", "둘"]);
    expect(first.body.items[0]).toEqual({
      id: expect.any(String),
      kind: "pro_warned",
      title: "운영팀이 알려 드려요",
      body: "셋",
      path: "/requests",
      created_at: expect.stringMatching(/\+09:00$/),
      read: false,
      request_id: null,
      count: 1,
      unread_count: 1,
    });
    await addNotice(account, "그 사이에 온 것");
    const cursor = first.body.next ?? "";
    const second = await client.call("users.me.notifications", { limit: 2, cursor });
    expect(second.body.items.map(({ body }) => body)).toEqual(["하나"]);
    expect(second.body.next).toBeNull();
  });

  it("goes by the time at which each was given, whatever its id, and by id at the same time", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    await addNotice(account, "지금");
    const now = app.clock.now().getTime();
    // What a late job tells is of its own time, though the id was made after.
    const give = (body: string, at: number) =>
      app.sql.begin((tx) =>
        notify(tx, {
          accountId: account.id,
          kind: "pro_warned",
          values: { text: body },
          path: "/requests",
          requestId: null,
          now: new Date(at),
          ids: app.ids,
        }),
      );
    await give("어제", now - 86_400_000);
    await give("방금", now);
    await give("그제", now - 2 * 86_400_000);
    const bodies: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await client.call("users.me.notifications", {
        limit: 1,
        ...(cursor ? { cursor } : {}),
      });
      bodies.push(...page.body.items.map(({ body }) => body));
      cursor = page.body.next;
    }
    expect(bodies).toEqual(["방금", "지금", "어제", "그제"]);
  });

  it("refuses a cursor that it never gave, and visitors", async () => {
    const client = await app.as(await makeAccount(app));
    const { status, error } = await client.call("users.me.notifications", { cursor: "x" });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["cursor"]]);
    expect((await client.send("users.me.notifications", { limit: 101 })).status).toBe(422);
    expect((await app.visitor().call("users.me.notifications", {})).status).toBe(401);
  });
});

describe("notices of one request", () => {
  /** A notice of the quotes or of the talk of a request. */
  async function addOf(account: TestAccount, requestId: string, content: NoticeContent) {
    app.clock.advance(1000);
    const { clock, ids } = app;
    const notice = { accountId: account.id, path: `/quote?id=${ids.next()}`, requestId, ids };
    await app.sql.begin((tx) => notify(tx, { ...notice, ...content, now: clock.now() }));
  }
  const message = { kind: "message_received", values: { proName: null } } as const;
  const read = { kind: "quote_read", values: { capturedCredits: 4 } } as const;

  it("are one entry with the newest of them, where that stands", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    const [a, b] = [app.ids.next(), app.ids.next()];
    await addOf(account, a, read);
    await addOf(account, b, read);
    await addNotice(account, "계정의 일");
    await addOf(account, a, message);
    await addOf(await makeAccount(app), a, message);
    const { items } = (await client.call("users.me.notifications")).body;
    expect(items.map((one) => [one.kind, one.request_id, one.count, one.unread_count])).toEqual([
      ["message_received", a, 2, 2],
      ["pro_warned", null, 1, 1],
      ["quote_read", b, 1, 1],
    ]);
    await client.call("users.me.notifications.read", { notificationId: items[0]?.id ?? "" });
    const [first] = (await client.call("users.me.notifications")).body.items;
    expect([first?.read, first?.count, first?.unread_count]).toEqual([true, 2, 1]);
    const opened = await client.call("users.me.notifications.ofRequest", { requestId: a });
    expect(opened.body.items.map((one) => [one.kind, one.read])).toEqual([
      ["message_received", true],
      ["quote_read", false],
    ]);
  });

  it("fall into pages of which none repeats or leaves out a request, also while more come", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    const requests = Array.from({ length: 5 }, () => app.ids.next());
    // Each three times, in turns: a page ends between two notices of the same request.
    for (let round = 0; round < 3; round += 1) {
      for (const id of requests) await addOf(account, id, read);
    }
    const newestFirst = requests.toReversed();
    const seen: (string | null)[] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await client.call("users.me.notifications", {
        limit: 2,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...body.items.map((one) => one.request_id));
      // One that was shown already goes up; the rest of the list stays as it was.
      if (cursor === undefined) await addOf(account, newestFirst[0] ?? "", message);
      cursor = body.next;
    } while (cursor !== null);
    expect(seen).toEqual(newestFirst);
  });

  it("are folded by what a filter leaves of them", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    const [a, b] = [app.ids.next(), app.ids.next()];
    await addOf(account, a, read);
    await addOf(account, b, message);
    await addOf(account, a, message);
    await addNotice(account, "계정의 일");
    const of = async (filter?: "request" | "quote" | "talk" | "money") => {
      const { items } = (await client.call("users.me.notifications", filter ? { filter } : {}))
        .body;
      return items.map((one) => [one.kind, one.request_id, one.count]);
    };
    expect(await of("quote")).toEqual([["quote_read", a, 1]]);
    expect(await of("talk")).toEqual([
      ["message_received", a, 1],
      ["message_received", b, 1],
    ]);
    expect([await of("request"), await of("money")]).toEqual([[], []]);
    expect((await of()).map(([kind]) => kind)).toEqual([
      "pro_warned",
      "message_received",
      "message_received",
    ]);
    const talk = { requestId: a, filter: "talk" } as const;
    const opened = await client.call("users.me.notifications.ofRequest", talk);
    expect(opened.body.items.map(({ kind }) => kind)).toEqual(["message_received"]);
    const unknown = await client.send("users.me.notifications", { filter: "all" });
    expect(unknown.status).toBe(422);
  });

  it("open page by page, for whose they are", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    const requestId = app.ids.next();
    for (let n = 0; n < 3; n += 1) await addOf(account, requestId, read);
    const first = await client.call("users.me.notifications.ofRequest", { requestId, limit: 2 });
    expect(first.body.items).toHaveLength(2);
    const cursor = first.body.next ?? "";
    const rest = await client.call("users.me.notifications.ofRequest", { requestId, cursor });
    expect([rest.body.items.length, rest.body.next]).toEqual([1, null]);
    const stranger = await app.as(await makeAccount(app));
    const theirs = await stranger.call("users.me.notifications.ofRequest", { requestId });
    const missing = await client.call("users.me.notifications.ofRequest", {
      requestId: app.ids.next(),
    });
    expect(answerOf(theirs)).toEqual(answerOf(missing));
    expect(theirs.status).toBe(404);
    const visitor = await app.visitor().call("users.me.notifications.ofRequest", { requestId });
    expect(visitor.status).toBe(401);
  });
});

describe("unread notifications", () => {
  it("are counted until all are read, each person's own", async () => {
    const account = await makeAccount(app);
    const other = await makeAccount(app);
    const client = await app.as(account);
    for (const body of ["하나", "둘"]) await addNotice(account, body);
    await addNotice(other, "남의 것");
    const count = async (of = client) =>
      (await of.call("users.me.notifications.unreadCount")).body.count;
    expect(await count()).toBe(2);
    expect((await client.call("users.me.notifications.readAll")).body).toEqual({ count: 2 });
    expect(await count()).toBe(0);
    expect((await client.call("users.me.notifications.readAll")).body).toEqual({ count: 0 });
    expect((await client.call("users.me.notifications", {})).body.items[0]?.read).toBe(true);
    expect(await count(await app.as(other))).toBe(1);
    expect((await app.visitor().call("users.me.notifications.unreadCount")).status).toBe(401);
    expect((await app.visitor().call("users.me.notifications.readAll")).status).toBe(401);
  });

  it("are read one by one, each once, and only one's own", async () => {
    const account = await makeAccount(app);
    const [client, otherTab] = [await app.as(account), await app.as(account)];
    for (const body of ["하나", "둘"]) await addNotice(account, body);
    const [newest, oldest] = (await client.call("users.me.notifications")).body.items;
    const read = (who = client, notificationId = newest?.id ?? "") =>
      who.call("users.me.notifications.read", { notificationId });
    const events = async () =>
      (await app.sql`SELECT 1 FROM person_events WHERE account_id = ${account.id}`).length;
    expect((await read()).body).toEqual({ count: 1 });
    const published = await events();
    // Opened again, or in the other tab: nothing is new.
    expect((await read(otherTab)).body).toEqual({ count: 1 });
    expect(await events()).toBe(published);
    expect((await client.call("users.me.notifications")).body.items.map((one) => one.read)).toEqual(
      [true, false],
    );
    const stranger = await app.as(await makeAccount(app));
    const missing = answerOf(await read(stranger, app.ids.next()));
    expect(missing.status).toBe(404);
    expect(answerOf(await read(stranger, oldest?.id))).toEqual(missing);
    expect((await read(app.visitor())).status).toBe(401);
    expect((await client.call("users.me.notifications.unreadCount")).body.count).toBe(1);
  });

  it("are read when the page that they lead to is seen, and only those", async () => {
    const account = await makeAccount(app);
    const other = await makeAccount(app);
    const client = await app.as(account);
    await addNotice(account, "하나", "/quote?id=1");
    await addNotice(account, "둘", "/quote?id=1");
    await addNotice(account, "다른 것", "/quote?id=2");
    await addNotice(other, "남의 것", "/quote?id=1");
    const published = async () =>
      (
        await app.sql`SELECT 1 FROM person_events WHERE account_id = ${account.id} AND kind = 'notification'`
      ).length;
    const before = await published();
    const paths = ["/quote", "/quote?id=1"];
    const seen = await client.call("users.me.notifications.seen", { paths });
    expect([seen.status, seen.body]).toEqual([200, { count: 1 }]);
    // The badge of every tab follows, once.
    expect(await published()).toBe(before + 1);
    await client.call("users.me.notifications.seen", { paths });
    expect(await published()).toBe(before + 1);
    const theirs = await app.as(other);
    expect((await theirs.call("users.me.notifications.unreadCount")).body.count).toBe(1);
    const answers = await Promise.all([
      client.send("users.me.notifications.seen", { paths: [] }),
      client.send("users.me.notifications.seen", { paths: ["\u0000"] }),
      app.visitor().call("users.me.notifications.seen", { paths }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 401]);
  });

  it("tell the person's other tabs when all were read, once", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    await addNotice(account, "하나");
    const events = async () =>
      (
        await app.sql`SELECT 1 FROM person_events WHERE account_id = ${account.id} AND kind = 'notification'`
      ).length;
    await client.call("users.me.notifications.readAll");
    expect(await events()).toBe(2);
    await client.call("users.me.notifications.readAll");
    expect(await events()).toBe(2);
  });

  it("are not marked read without the token", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    await addNotice(account, "하나");
    client.cookies.delete("csrftoken");
    expect((await client.call("users.me.notifications.readAll")).error.code).toBe("csrf_failed");
    expect((await client.call("users.me.notifications.unreadCount")).body.count).toBe(1);
  });
});

describe("notify", () => {
  async function eventsOf(accountId: string) {
    return app.sql<{ kind: string; payload: Record<string, string> }[]>`
      SELECT kind, payload FROM person_events WHERE account_id = ${accountId} ORDER BY seq`;
  }

  it("tells the person's open pages which one came", async () => {
    const account = await makeAccount(app);
    await addNotice(account, "하나");
    const [row] = await app.sql<{ id: string }[]>`
      SELECT id FROM notifications WHERE account_id = ${account.id}`;
    expect(await eventsOf(account.id)).toEqual([
      { kind: "notification", payload: { notification_id: row?.id } },
    ]);
  });

  it("leaves nothing when its transaction fails", async () => {
    const account = await makeAccount(app);
    const { clock, ids } = app;
    const notice = {
      accountId: account.id,
      kind: "message_received",
      values: { proName: null },
      path: "/",
      requestId: null,
      ids,
    } as const;
    await expect(
      app.sql.begin(async (tx) => {
        await notify(tx, { ...notice, now: clock.now() });
        throw new Error("the work failed");
      }),
    ).rejects.toThrow("the work failed");
    expect(await eventsOf(account.id)).toEqual([]);
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
    "never leads to %j",
    async (path) => {
      await expect(addNotice(await makeAccount(app), "하나", path)).rejects.toThrow("may not lead");
    },
  );

  it("tells many people the same, each in their own list", async () => {
    const people = [await makeAccount(app), await makeAccount(app), await makeAccount(app)];
    const { clock, ids } = app;
    await app.sql.begin((tx) =>
      notifyMany(tx, {
        accountIds: people.slice(0, 2).map(({ id }) => id),
        kind: "request_received",
        values: { serviceName: "이사" },
        path: "/pro/requests",
        requestId: ids.next(),
        now: clock.now(),
        ids,
      }),
    );
    const lists = [];
    for (const person of people) {
      const { body } = await (await app.as(person)).call("users.me.notifications", {});
      lists.push(body.items.map(({ body: said }) => said));
      expect(await eventsOf(person.id)).toHaveLength(body.items.length);
    }
    const said = "이사 요청이 들어왔어요. 내용을 보고 견적을 보내 보세요.";
    expect(lists).toEqual([[said], [said], []]);
  });
});
