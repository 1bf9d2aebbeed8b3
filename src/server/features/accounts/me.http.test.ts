import { beforeEach, describe, expect, it } from "vitest";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { signUp } from "#test/factories/sign-ups.ts";
import { makePro } from "#test/factories/pros.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
});

describe("users.me", () => {
  it("is for signed-in people", async () => {
    expect((await app.visitor().call("users.me")).error.code).toBe("auth_required");
  });

  it("shows a pro as one, with the switch", async () => {
    const pro = await makePro(app);
    const { body } = await (await app.as(pro.account)).call("users.me");
    expect(body).toMatchObject({
      id: pro.account.id,
      user_type: "pro",
      can_switch: true,
      email_verified: true,
      phone_verified: true,
      pro: { id: pro.proId, state: "approved" },
    });
    expect(body.phone).toMatch(/^\+8210\d{8}$/);
  });

  it("shows a pro who waits for approval as a customer", async () => {
    const pro = await makePro(app);
    await app.sql`UPDATE pro_profiles SET state = 'pending', approved_at = NULL WHERE id = ${pro.proId}`;
    const { body } = await (await app.as(pro.account)).call("users.me");
    expect(body).toMatchObject({
      user_type: "customer",
      can_switch: false,
      pro: { state: "pending" },
    });
  });

  it("shows staff as staff only", async () => {
    const staff = await makeAccount(app, { role: "staff" });
    const { body } = await (await app.as(staff)).call("users.me");
    expect(body).toMatchObject({ user_type: "staff", can_switch: false, pro: null });
  });
});

describe("users.me.mode", () => {
  it("switches a pro and remembers the choice in every session", async () => {
    const pro = await makePro(app);
    const client = await app.as(pro.account);
    expect((await client.call("users.me.mode", { mode: "customer" })).body.user_type).toBe(
      "customer",
    );
    expect((await (await app.as(pro.account)).call("users.me")).body.user_type).toBe("customer");
    expect((await client.call("users.me.mode", { mode: "pro" })).body.user_type).toBe("pro");
    const events = await app.sql`
      SELECT 1 FROM person_events WHERE account_id = ${pro.account.id} AND kind = 'account_changed'`;
    expect(events).toHaveLength(2);
  });

  it("refuses people without an approved profile, staff, visitors and other modes", async () => {
    const customer = await app.as(await makeAccount(app));
    expect((await customer.call("users.me.mode", { mode: "pro" })).error.code).toBe("pro_required");
    expect((await customer.call("users.me.mode", { mode: "customer" })).error.code).toBe(
      "pro_required",
    );
    expect((await customer.send("users.me.mode", { mode: "staff" })).status).toBe(422);
    const staff = await app.as(await makeAccount(app, { role: "staff" }));
    expect((await staff.call("users.me.mode", { mode: "pro" })).error.code).toBe("forbidden");
    expect((await app.visitor().call("users.me.mode", { mode: "pro" })).status).toBe(401);
  });
});

describe("users.me.rename", () => {
  it("keeps the name as one line, for members, ten times a day", async () => {
    const client = await app.as(await makeAccount(app));
    const renamed = await client.call("users.me.rename", { name: "  김  새봄 " });
    expect([renamed.status, renamed.body.name]).toEqual([200, "김 새봄"]);
    expect((await client.call("users.me")).body.name).toBe("김 새봄");
    for (const name of ["", "가".repeat(31), "김\u200b봄", "김\n봄"]) {
      const { status, error } = await client.call("users.me.rename", { name });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["name"]]);
    }
    for (let made = 1; made < 10; made += 1) await client.call("users.me.rename", { name: "김" });
    expect((await client.call("users.me.rename", { name: "김" })).status).toBe(429);
    const staff = await app.as(await makeAccount(app, { role: "staff" }));
    expect((await staff.call("users.me.rename", { name: "김" })).error.code).toBe("forbidden");
  });

  it("leaves a pro's own name to its review", async () => {
    const pro = await makePro(app);
    const client = await app.as(pro.account);
    await client.call("users.me.rename", { name: "다른 이름" });
    const seen = await app.visitor().call("pro.get", { proId: pro.proId });
    expect(JSON.stringify(seen.body)).not.toContain("다른 이름");
  });
});

describe("users.me.sessions.revokeOthers", () => {
  it("ends a person's other sessions, and nobody else's", async () => {
    const account = await makeAccount(app);
    const [client, other] = [await app.as(account), await app.as(account)];
    const stranger = await app.as(await makeAccount(app));
    expect((await client.call("users.me.sessions.revokeOthers")).status).toBe(200);
    const statuses = [client, other, stranger].map(
      async (one) => (await one.call("users.me")).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  });
});

describe("users.me.sessions", () => {
  it("names the network that somebody signed in from, its end hidden", async () => {
    const { client } = await signUp(app);
    const [session] = (await client.call("users.me.sessions")).body.items;
    expect(session?.network).toBe("127.0.0.*");
  });

  it("lists a person's own living sessions, last used first", async () => {
    const account = await makeAccount(app);
    const old = await app.as(account);
    app.clock.advance(3_600_000);
    const client = await app.as(account);
    await app.as(await makeAccount(app));
    const gone = await app.as(account);
    await gone.call("auth.logout");
    const { body } = await client.call("users.me.sessions");
    expect(body.items.map(({ current }) => current)).toEqual([true, false]);
    expect(body.items[0]).toEqual({
      id: expect.any(String),
      user_agent: "test",
      created_at: expect.stringMatching(/\+09:00$/),
      last_seen_at: expect.stringMatching(/\+09:00$/),
      network: null,
      current: true,
    });
    expect(body.next).toBeNull();
    expect((await old.call("users.me.sessions")).body.items).toHaveLength(2);
    expect((await app.visitor().call("users.me.sessions")).status).toBe(401);
  });

  it("says of each when it began and when it was last used", async () => {
    const began = app.clock.now().getTime();
    const client = await app.as(await makeAccount(app));
    app.clock.advance(7_200_000);
    await client.call("users.me");
    const [session] = (await client.call("users.me.sessions")).body.items;
    expect(session).toMatchObject({
      created_at: seoulIso(began),
      last_seen_at: seoulIso(began + 7_200_000),
    });
  });

  it("leaves out sessions that are too old to open anything", async () => {
    const account = await makeAccount(app);
    await app.as(account);
    app.clock.advance(14 * 86_400_000);
    const client = await app.as(account);
    expect((await client.call("users.me.sessions")).body.items).toHaveLength(1);
  });
});

describe("users.me.sessions.revoke", () => {
  it("ends one session and leaves the others", async () => {
    const account = await makeAccount(app);
    const lost = await app.as(account);
    const client = await app.as(account);
    const { body } = await client.call("users.me.sessions");
    const sessionId = body.items.find(({ current }) => !current)?.id ?? "";
    expect((await client.call("users.me.sessions.revoke", { sessionId })).status).toBe(200);
    expect((await lost.call("users.me")).status).toBe(401);
    expect((await client.call("users.me")).status).toBe(200);
    expect((await client.call("users.me.sessions.revoke", { sessionId })).status).toBe(404);
  });

  it("of the own session signs out", async () => {
    const client = await app.as(await makeAccount(app));
    const { body } = await client.call("users.me.sessions");
    const sessionId = body.items[0]?.id ?? "";
    expect((await client.call("users.me.sessions.revoke", { sessionId })).status).toBe(200);
    expect(client.cookies.has("sessionid")).toBe(false);
    expect((await client.call("users.me")).status).toBe(401);
  });

  it("answers somebody else's, a missing and an ill-formed one alike", async () => {
    const other = await app.as(await makeAccount(app));
    const theirs = (await other.call("users.me.sessions")).body.items[0]?.id ?? "";
    const client = await app.as(await makeAccount(app));
    const answers = [];
    for (const sessionId of [theirs, app.ids.next(), "no-id"]) {
      const { status, error } = await client.call("users.me.sessions.revoke", { sessionId });
      answers.push({ status, error: { ...error, trace_id: "" } });
    }
    expect(answers[0]?.status).toBe(404);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await other.call("users.me")).status).toBe(200);
  });
});
