import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { PENDING_SIGN_IN_LIFETIME_MS, RECOVERY_CODES } from "#domain/account/second-step.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { notices } from "#test/factories/market.ts";
import { TestAuthenticator } from "#test/factories/passkeys.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { goBy, linkBy } from "#test/login-providers.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
});

const STEP_MS = 30 * SECOND_MS;
const WRONG = "000000";

/** Somebody with the second step on, and the codes that they have. */
async function careful(at = app) {
  const { client, user } = await signUp(at);
  const { body } = await client.call("users.me.secondStep.start", { password: TEST_PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(body.key) });
  const code = () => totp.generate({ timestamp: at.clock.now().getTime() });
  const on = await client.call("users.me.secondStep.confirm", { code: code() });
  expect(on.status).toBe(200);
  at.clock.advance(STEP_MS);
  return { client, user, code, recovery: on.body.recovery_codes, key: body };
}

async function givePassword(email: string): Promise<TestClient> {
  const visitor = app.visitor();
  const answer = await visitor.call("auth.login", { email, password: TEST_PASSWORD });
  expect([answer.status, answer.error.code]).toEqual([403, "second_factor_required"]);
  expect(visitor.cookies.has("sessionid")).toBe(false);
  return visitor;
}

const pass = (client: TestClient, code: string) => client.call("auth.secondStep.code", { code });

it("draws the key of the app as squares, with the margin around them that cameras need", async () => {
  const { key } = await careful();
  const { size, path } = key.qr;
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)];
  expect(squares.map(([square]) => square).join("")).toBe(path);
  const places = squares.flatMap(([, x, y]) => [Number(x), Number(y)]);
  // The marks in the corners reach to the margin: four units, as the standard of QR codes asks.
  expect([Math.min(...places), size - 1 - Math.max(...places)]).toEqual([4, 4]);
});

describe("signing in with the second step on", () => {
  it("keeps whose password it was in a cookie of this host, over HTTPS and out of reach of scripts", async () => {
    const http = { secureCookies: true, publicOrigin: "https://somssi.example" };
    const own = await testApp(undefined, { http });
    const { user } = await careful(own);
    const given = { email: user.email, password: TEST_PASSWORD };
    const { headers } = await own.visitor().call("auth.login", given);
    const pending = [headers["set-cookie"]]
      .flat()
      .map(String)
      .find((line) => line.includes("signin="));
    expect(pending?.split("=")[0]).toBe("__Host-signin");
    const flags = pending?.toLowerCase().split("; ");
    expect(flags).toEqual(expect.arrayContaining(["secure", "httponly", "samesite=lax", "path=/"]));
  });

  it("opens nothing by the password alone, and everything by the app's code", async () => {
    const { user, code, key } = await careful();
    expect(key.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    const visitor = await givePassword(user.email);
    expect((await visitor.call("users.me")).status).toBe(401);
    expect((await visitor.call("auth.secondStep")).body).toEqual({ waits: true, passkey: false });
    expect((await pass(visitor, WRONG)).error.code).toBe("second_factor_wrong");
    const answer = await pass(visitor, code());
    expect([answer.status, answer.body.user.id]).toEqual([200, user.id]);
    expect((await visitor.call("users.me")).status).toBe(200);
    expect((await visitor.call("auth.secondStep")).body.waits).toBe(false);
  });

  it("wants the password first, in the same browser, a moment ago", async () => {
    const { user, code } = await careful();
    expect((await pass(app.visitor(), code())).error.code).toBe("second_step_expired");
    const late = await givePassword(user.email);
    app.clock.advance(PENDING_SIGN_IN_LIFETIME_MS);
    expect((await pass(late, code())).error.code).toBe("second_step_expired");
    const inTime = await givePassword(user.email);
    app.clock.advance(PENDING_SIGN_IN_LIFETIME_MS - 1);
    expect((await pass(inTime, code())).status).toBe(200);
  });

  it("takes each code once, also of two at a time", async () => {
    const { user, code } = await careful();
    const [one, two] = [await givePassword(user.email), await givePassword(user.email)];
    const answers = await Promise.all([pass(one, code()), pass(two, code())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it("takes each recovery code once, however it is typed, and counts what is left", async () => {
    const { client, user, recovery } = await careful();
    expect(new Set(recovery).size).toBe(RECOVERY_CODES);
    const [first = "", second = ""] = recovery;
    const typed = first.toLowerCase().replaceAll("-", " ");
    expect((await pass(await givePassword(user.email), typed)).status).toBe(200);
    const again = await pass(await givePassword(user.email), first);
    expect(again.error.code).toBe("second_factor_wrong");
    const left = (await client.call("users.me.secondStep")).body.recovery_codes_left;
    expect(left).toBe(RECOVERY_CODES - 1);
    const stored = await app.sql`SELECT code_hash::text FROM recovery_codes`;
    expect(JSON.stringify(stored)).not.toContain(second.replaceAll("-", ""));
    await client.call("users.me.secondStep.renewCodes", { password: TEST_PASSWORD });
    const old = await pass(await givePassword(user.email), second);
    expect(old.error.code).toBe("second_factor_wrong");
  });

  it("is tried five times in a quarter of an hour, from wherever", async () => {
    const { user, code } = await careful();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await pass(await givePassword(user.email), WRONG)).status).toBe(422);
    }
    expect((await pass(await givePassword(user.email), code())).status).toBe(429);
    app.clock.advance(15 * MINUTE_MS);
    expect((await pass(await givePassword(user.email), code())).status).toBe(200);
  });

  it("gives the five tries back once a code was right", async () => {
    const { user, code } = await careful();
    const fail = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1) {
        expect((await pass(await givePassword(user.email), WRONG)).status).toBe(422);
      }
    };
    await fail(4);
    expect((await pass(await givePassword(user.email), code())).status).toBe(200);
    await fail(5);
  });

  it("takes a passkey of that person instead, and nobody else's", async () => {
    const { client, user } = await careful();
    const other = await careful();
    const [device, foreign] = [new TestAuthenticator(), new TestAuthenticator()];
    for (const [of, key] of [
      [client, device],
      [other.client, foreign],
    ] as const) {
      const asked = await of.call("users.me.passkeys.options", { password: TEST_PASSWORD });
      await of.call("users.me.passkeys.create", { credential: key.create(asked.body) });
    }
    const visitor = await givePassword(user.email);
    expect((await visitor.call("auth.secondStep")).body).toEqual({ waits: true, passkey: true });
    const asked = await visitor.call("auth.secondStep.passkeyOptions", {});
    const refused = await visitor.call("auth.secondStep.passkey", {
      credential: foreign.get(asked.body, { counter: 7 }),
    });
    expect(refused.error.code).toBe("passkey_refused");
    const { body: options } = await visitor.call("auth.secondStep.passkeyOptions", {});
    // The password has vouched for the person: the device need not.
    const credential = device.get(options, { unverified: true });
    expect((await visitor.call("auth.secondStep.passkey", { credential })).status).toBe(200);
    expect((await visitor.call("users.me")).body.id).toBe(user.id);
    const stray = app.visitor();
    const none = await stray.call("auth.secondStep.passkeyOptions", {});
    expect(none.error.code).toBe("second_step_expired");
  });

  it("is over with a new password: what was begun with the old one leads nowhere", async () => {
    const { client, user, code } = await careful();
    const begun = await givePassword(user.email);
    await client.call("users.me.password", {
      current_password: TEST_PASSWORD,
      password: "파란 우산을 쓴 고양이",
    });
    expect((await pass(begun, code())).error.code).toBe("second_step_expired");
  });
});

describe("coming by a login provider with the second step on", () => {
  const person = (email: string) => ({ name: "김하늘", email });
  const providersOf = async (client: TestClient) =>
    (await client.call("users.me.socialLogins")).body.items
      .filter((one) => one.linked_at !== null)
      .map((one) => one.provider);

  it("opens no session before the code, and then counts as proven", async () => {
    const { client, user, code } = await careful();
    const there = person("by-provider@example.com");
    await linkBy(app, client, "kakao", there);
    const visitor = app.visitor();
    expect(await goBy(app, "kakao", there, { client: visitor, next: "/chats" })).toBe(
      "/second-step?next=%2Fchats",
    );
    expect(visitor.cookies.has("sessionid")).toBe(false);
    expect((await visitor.call("users.me")).status).toBe(401);
    expect((await visitor.call("auth.secondStep")).body.waits).toBe(true);
    expect((await pass(visitor, WRONG)).error.code).toBe("second_factor_wrong");
    expect((await pass(visitor, code())).body.user.id).toBe(user.id);
    expect((await visitor.call("users.me.proof")).body).toMatchObject({
      providers: ["kakao"],
      fresh_until: expect.any(String),
    });
  });

  it("is linked by the password no sooner than the code was right", async () => {
    const { client, user, code } = await careful();
    const visitor = app.visitor();
    const there = person("linked-later@example.com");
    await goBy(app, "naver", there, { client: visitor });
    const right = { email: user.email, password: TEST_PASSWORD };
    const asked = await visitor.call("socialLogins.link", right);
    expect([asked.status, asked.error.code]).toEqual([403, "second_factor_required"]);
    expect(visitor.cookies.has("sessionid")).toBe(false);
    expect(await providersOf(client)).toEqual([]);
    expect((await pass(visitor, code())).status).toBe(200);
    expect(await providersOf(client)).toEqual(["naver"]);
  });
});

describe("switching it", () => {
  it("is told, needs the password, and a first code before it counts", async () => {
    const { client, user } = await signUp(app);
    const wrong = await client.call("users.me.secondStep.start", { password: "틀린 비밀번호예요" });
    expect(wrong.status).toBe(422);
    const early = await client.call("users.me.secondStep.confirm", { code: "123456" });
    expect(early.error.code).toBe("state_forbids");
    await client.call("users.me.secondStep.start", { password: TEST_PASSWORD });
    const mistyped = await client.call("users.me.secondStep.confirm", { code: WRONG });
    expect(mistyped.error.code).toBe("second_factor_wrong");
    expect((await client.call("users.me.secondStep")).body.since).toBeNull();
    const login = await app.visitor().call("auth.login", {
      email: user.email,
      password: TEST_PASSWORD,
    });
    expect(login.status).toBe(200);
    expect((await notices(client)).map(({ kind }) => kind)).not.toContain("second_step_on");
  });

  it("off takes the app and the codes along, after which the password is enough", async () => {
    const { client, user } = await careful();
    const again = await client.call("users.me.secondStep.start", { password: TEST_PASSWORD });
    expect(again.error.code).toBe("state_forbids");
    expect((await client.call("users.me.secondStep.off", {})).status).toBe(422);
    const off = await client.call("users.me.secondStep.off", { password: TEST_PASSWORD });
    expect(off.status).toBe(200);
    const told = (await notices(client)).map(({ kind, path }) => [kind, path]);
    expect(told.slice(0, 2)).toEqual([
      ["second_step_off", "/setting/account"],
      ["second_step_on", "/support"],
    ]);
    const { status } = await app.visitor().call("auth.login", {
      email: user.email,
      password: TEST_PASSWORD,
    });
    expect(status).toBe(200);
    const twice = await client.call("users.me.secondStep.off", { password: TEST_PASSWORD });
    expect(twice.error.code).toBe("state_forbids");
  });
});
