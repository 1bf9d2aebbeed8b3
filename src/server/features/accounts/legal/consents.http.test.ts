import { beforeAll, describe, expect, it } from "vitest";
import { LEGAL_VERSIONS } from "#domain/legal/versions.ts";
import { createTestClock } from "#test/clock.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";
import { recordConsents } from "../consents.ts";
import { announceLegalChanges } from "./announce-changes.ts";

// The second version of the terms and of the privacy policy is in force from 2026-11-24.
let app: TestApp;

beforeAll(async () => {
  app = await testApp("2026-11-16T14:59:59.999Z");
});

const given = {
  terms: true,
  privacy: true,
  age_14: true,
  marketing: false,
  marketing_night: false,
};

async function makePerson() {
  const account = await makeAccount(app);
  const { ids, clock } = app;
  const consents = { accountId: account.id, consents: given, now: clock.now(), ids };
  await app.sql.begin((tx) => recordConsents(tx, consents));
  return { account, client: await app.as(account) };
}

const toldOf = async (accountId: string) =>
  app.sql<{ path: string; title: string }[]>`
    SELECT path, title FROM notifications WHERE account_id = ${accountId} AND kind = 'legal_change'
    ORDER BY path`;

describe("a new version of a text", () => {
  it("is told to everybody a week before its day, once, with a link to what differs, by mail, too", async () => {
    const { account } = await makePerson();
    const staff = await makeAccount(app, { role: "staff" });
    await app.sweep();
    expect(await toldOf(account.id)).toEqual([]);
    app.clock.advance(1);
    await app.sweep();
    const told = await toldOf(account.id);
    expect(told).toEqual([
      { path: "/privacy?version=2&against=1", title: "개인정보 처리방침이 바뀌어요" },
      { path: "/terms?version=2&against=1", title: "이용약관이 바뀌어요" },
    ]);
    await app.sweep();
    expect(await toldOf(account.id)).toEqual(told);
    expect(await toldOf(staff.id)).toEqual([]);
    await deliverNotices(app);
    const mails = (await inboxOf(app, account.email)).filter(({ channel }) => channel === "email");
    expect(mails.some(({ text }) => text.includes("terms?version=2&against=1"))).toBe(true);
    const late = await makePerson();
    await app.sweep();
    expect(await toldOf(late.account.id)).toHaveLength(2);
  });

  it("is told in batches, by two processes at once, to each person once", async () => {
    const people = await Promise.all(Array.from({ length: 210 }, () => makeAccount(app)));
    const deps = { sql: app.sql, ids: app.ids, clock: createTestClock("2026-11-23T14:59:59.999Z") };
    await Promise.all([announceLegalChanges(deps), announceLegalChanges(deps)]);
    await announceLegalChanges(deps);
    const counts = await Promise.all(people.map(async ({ id }) => (await toldOf(id)).length));
    expect(new Set(counts)).toEqual(new Set([2]));
  });
});

describe("the person's consents", () => {
  it("are asked for again once the text has changed, and not once they have answered", async () => {
    const { client } = await makePerson();
    const asks = async () =>
      (await client.call("users.me.consents")).body.texts.map((text) => [text.kind, text.asks]);
    expect(await asks()).toEqual([
      ["terms", false],
      ["privacy", false],
    ]);
    app.clock.set("2026-11-24T00:00:00+09:00");
    const { body } = await client.call("users.me.consents");
    expect(body.texts[0]).toMatchObject({
      title: "이용약관",
      answer: { version: "1", granted: true },
      in_force: { version: "2", from: "2026-11-24", about: LEGAL_VERSIONS.terms[1]?.about },
      changes_path: "/terms?version=2&against=1",
      asks: true,
    });
    const consents = [
      { kind: "terms", version: "2", granted: true },
      { kind: "privacy", version: "2", granted: false },
    ] as const;
    const answered = await client.call("users.me.consents.set", { consents: [...consents] });
    expect(answered.body.texts).toMatchObject([
      { answer: { version: "2", granted: true, at: "2026-11-24T00:00:00+09:00" }, asks: false },
      { answer: { version: "2", granted: false }, asks: false, changes_path: null },
    ]);
    // Taken back: both answers stay, with their time and where they were given.
    app.clock.advance(1_000);
    const back = [{ kind: "terms" as const, version: "2", granted: false }];
    const { history } = (await client.call("users.me.consents.set", { consents: back })).body;
    expect(history.filter(({ kind }) => kind === "terms")).toMatchObject([
      { version: "2", granted: false, source: "settings", at: "2026-11-24T00:00:01+09:00" },
      { version: "2", granted: true, source: "settings" },
      { version: "1", granted: true, source: "sign_up" },
    ]);
  });

  it("are given to the text in force alone, and read by nobody else", async () => {
    const { client } = await makePerson();
    const old = { consents: [{ kind: "terms" as const, version: "1", granted: true }] };
    expect((await client.call("users.me.consents.set", old)).error.code).toBe("conflict");
    for (const consents of [[], [{ kind: "operation-policy", version: "1", granted: true }]]) {
      expect((await client.send("users.me.consents.set", { consents })).status).toBe(422);
    }
    const other = await makePerson();
    expect((await other.client.call("users.me.consents")).body.history).toHaveLength(5);
    expect((await app.visitor().call("users.me.consents")).status).toBe(401);
  });
});
