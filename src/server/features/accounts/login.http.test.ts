import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { consumeRateLimits } from "#server/platform/rate-limit/rate-limits.ts";
import { TEST_SECRET, testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { loginsFrom } from "./limits.ts";

const DAY_MS = 86_400_000;
const WRONG = "틀린 비밀번호예요";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.advance(3_600_000);
});

function login(email: string, password: string, client: TestClient = app.visitor()) {
  return client.call("auth.login", { email, password });
}

/** The error without what differs between any two answers. */
function saidBy(answer: Awaited<ReturnType<typeof login>>) {
  return { status: answer.status, error: { ...answer.error, trace_id: "" } };
}

describe("auth.login", () => {
  it("signs in with a session and a token of its own", async () => {
    const { user } = await signUp(app);
    const client = app.visitor();
    const before = new Map(client.cookies);
    const { status, body } = await login(user.email.toUpperCase(), TEST_PASSWORD, client);
    expect([status, body]).toEqual([200, { user }]);
    expect(client.cookies.get("sessionid")).toBeDefined();
    expect(client.cookies.get("csrftoken")).not.toBe(before.get("csrftoken"));
    expect((await client.call("users.me")).body).toEqual(user);
  });

  it("stores the session's token as a hash only", async () => {
    const { user } = await signUp(app);
    const client = app.visitor();
    await login(user.email, TEST_PASSWORD, client);
    const token = client.cookies.get("sessionid") ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await app.sql<{ session: string }[]>`
      SELECT row_to_json(s)::text AS session FROM sessions s WHERE account_id = ${user.id}`;
    expect(rows.length).toBeGreaterThan(0);
    const hex = Buffer.from(token, "base64url").toString("hex");
    expect(rows.some(({ session }) => session.includes(token) || session.includes(hex))).toBe(
      false,
    );
  });

  it("never goes on with a session that somebody planted", async () => {
    const { user } = await signUp(app);
    const client = app.visitor();
    const planted = Buffer.alloc(32, 7).toString("base64url");
    client.cookies.set("sessionid", planted);
    await login(user.email, TEST_PASSWORD, client);
    expect(client.cookies.get("sessionid")).not.toBe(planted);
  });

  it("ends the session that the caller came with, and its token", async () => {
    const { client, user } = await signUp(app);
    const old = new Map(client.cookies);
    expect((await login(user.email, TEST_PASSWORD, client)).status).toBe(200);
    const replay = app.visitor();
    for (const [name, value] of old) replay.cookies.set(name, value);
    expect((await replay.call("users.me")).status).toBe(401);
    client.cookies.set("csrftoken", old.get("csrftoken") ?? "");
    expect((await client.call("auth.logout")).error.code).toBe("csrf_failed");
  });

  it("says the same of a wrong password, an unknown address, a closed account and no address", async () => {
    const { user } = await signUp(app);
    const { user: closed } = await signUp(app);
    await app.sql`UPDATE accounts SET status = 'suspended' WHERE id = ${closed.id}`;
    const wrong = saidBy(await login(user.email, WRONG));
    expect(wrong.status).toBe(401);
    expect(wrong.error.code).toBe("login_failed");
    expect(saidBy(await login("nobody@example.com", WRONG))).toEqual(wrong);
    expect(saidBy(await login(closed.email, TEST_PASSWORD))).toEqual(wrong);
    expect(saidBy(await login("nobody", WRONG))).toEqual(wrong);
    expect(saidBy(await login("nobody\u0000@example.com", WRONG))).toEqual(wrong);
  });

  it("spends a password check on an unknown address too, so that the time says nothing", async () => {
    const { email } = (await signUp(app)).user;
    const derive = vi.spyOn(crypto, "argon2");
    syncBuiltinESMExports();
    await login(email, WRONG);
    await login("nobody-at-all@example.com", WRONG);
    const costs = derive.mock.calls.map(([, { memory, passes, parallelism }]) => ({
      memory,
      passes,
      parallelism,
    }));
    // Restoring it forgets its calls.
    derive.mockRestore();
    syncBuiltinESMExports();
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });

  it("refuses after an even time, whatever was done for whom it knows", async () => {
    const step = 200;
    const even = await testApp(undefined, { times: { failedLoginStep: step } });
    const began = performance.now();
    const { status } = await login("nobody@example.com", WRONG, even.visitor());
    expect(status).toBe(401);
    // A password alone is checked in a quarter of it.
    expect(performance.now() - began).toBeGreaterThanOrEqual(step);
  });

  it("stops after ten failures with one address, the right password included, known or not", async () => {
    const { user } = await signUp(app);
    for (const email of [user.email, "nobody@example.com"]) {
      for (let failure = 1; failure <= 10; failure += 1) {
        expect((await login(email, WRONG)).status).toBe(401);
      }
    }
    const locked = await login(user.email, TEST_PASSWORD);
    expect(locked.status).toBe(429);
    expect(saidBy(await login(user.email, WRONG))).toEqual(saidBy(locked));
    const unknown = await login("nobody@example.com", WRONG);
    expect(saidBy(unknown)).toEqual(saidBy(locked));
    expect(unknown.headers["retry-after"]).toBe(locked.headers["retry-after"]);
    expect(Number(locked.headers["retry-after"])).toBe(900);
    app.clock.advance(900_000);
    expect((await login(user.email, TEST_PASSWORD)).status).toBe(200);
  });

  it("forgets the failures of an account that signs in", async () => {
    const { user } = await signUp(app);
    for (const round of [1, 2]) {
      for (let failure = 1; failure <= 9; failure += 1) {
        expect((await login(user.email, WRONG)).status, `round ${round}`).toBe(401);
      }
      expect((await login(user.email, TEST_PASSWORD)).status).toBe(200);
    }
  });

  it("stops after a hundred failures from one network, and lets others in", async () => {
    const { user } = await signUp(app);
    const limit = loginsFrom("127.0.0.1");
    for (let failure = 1; failure <= 99; failure += 1) {
      await consumeRateLimits(app.sql, [limit], TEST_SECRET, app.clock.now());
    }
    // Successes leave the count as it is.
    expect((await login(user.email, TEST_PASSWORD)).status).toBe(200);
    expect((await login("nobody@example.com", WRONG)).status).toBe(401);
    expect((await login(user.email, TEST_PASSWORD)).status).toBe(429);
    const elsewhere = await app.visitor().raw({
      method: "POST",
      url: "/login-xhr/",
      payload: { email: user.email, password: TEST_PASSWORD },
      remoteAddress: "203.0.113.7",
    });
    expect(elsewhere.status).toBe(200);
  });

  it("does not read the address from a header", async () => {
    await Promise.all(
      Array.from({ length: 100 }, () =>
        consumeRateLimits(app.sql, [loginsFrom("127.0.0.1")], TEST_SECRET, app.clock.now()),
      ),
    );
    const spoofed = await app
      .visitor()
      .call(
        "auth.login",
        { email: "nobody@example.com", password: WRONG },
        { headers: { "x-forwarded-for": "203.0.113.9" } },
      );
    expect(spoofed.status).toBe(429);
  });

  it("makes an old password hash anew", async () => {
    const { user } = await signUp(app);
    // "password" at a cost of long ago.
    const old =
      "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    await app.sql`UPDATE accounts SET password_hash = ${old} WHERE id = ${user.id}`;
    expect((await login(user.email, "password")).status).toBe(200);
    const [row] = await app.sql<{ password_hash: string }[]>`
      SELECT password_hash FROM accounts WHERE id = ${user.id}`;
    expect(row?.password_hash).toContain("m=19456,");
    expect((await login(user.email, "password")).status).toBe(200);
  });

  it("refuses without the token and with what nobody asked for", async () => {
    const client = app.visitor();
    client.cookies.delete("csrftoken");
    expect((await login("a@example.com", WRONG, client)).error.code).toBe("csrf_failed");
    const more = { email: "a@example.com", password: WRONG, remember: true };
    expect((await app.visitor().send("auth.login", more)).status).toBe(422);
    const list = { email: ["a@example.com"], password: WRONG };
    expect((await app.visitor().send("auth.login", list)).status).toBe(422);
  });
});

describe("a session", () => {
  it("ends with the logout, for whoever replays its cookie too", async () => {
    const { client } = await signUp(app);
    const kept = new Map(client.cookies);
    expect((await client.call("auth.logout")).status).toBe(200);
    expect(client.cookies.has("sessionid")).toBe(false);
    // The visitor's token that came with it works.
    expect((await login("nobody@example.com", WRONG, client)).status).toBe(401);
    const replay = app.visitor();
    for (const [name, value] of kept) replay.cookies.set(name, value);
    expect((await replay.call("users.me")).status).toBe(401);
    expect((await app.visitor().call("auth.logout")).status).toBe(401);
  });

  it("ends after fourteen days without use, and not before", async () => {
    const { client } = await signUp(app);
    app.clock.advance(14 * DAY_MS - 1);
    expect((await client.call("users.me")).status).toBe(200);
    app.clock.advance(14 * DAY_MS);
    expect((await client.call("users.me")).status).toBe(401);
  });

  it("ends after sixty days however much it is used", async () => {
    const { client } = await signUp(app);
    for (let week = 1; week <= 8; week += 1) {
      app.clock.advance(7 * DAY_MS);
      expect((await client.call("users.me")).status).toBe(200);
    }
    app.clock.advance(4 * DAY_MS);
    expect((await client.call("users.me")).status).toBe(401);
  });

  it("ends when the account is suspended", async () => {
    const { client, user } = await signUp(app);
    await app.sql`UPDATE accounts SET status = 'suspended' WHERE id = ${user.id}`;
    expect((await client.call("users.me")).status).toBe(401);
  });
});
