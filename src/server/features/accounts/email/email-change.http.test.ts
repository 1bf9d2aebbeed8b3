import { beforeEach, describe, expect, it } from "vitest";
import { EMAIL_CHANGE_LIFETIME_MS, EMAIL_UNDO_MS } from "#domain/account/email-change.ts";
import { HOUR_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { TestAuthenticator } from "#test/factories/passkeys.ts";
import { signUp, signUpInput, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { goBy, linkBy } from "#test/login-providers.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
});

let made = 0;
const newAddress = () => `moved-${(made += 1)}@example.com`;
const change = (client: TestClient, email: string) =>
  client.call("users.me.email.change", { email, password: TEST_PASSWORD });
const complete = (token: string, by = app.visitor()) =>
  by.call("auth.completeEmailChange", { token });
const undo = (token: string) => app.visitor().call("auth.undoEmailChange", { token });
const logIn = async (email: string, password = TEST_PASSWORD) =>
  (await app.visitor().call("auth.login", { email, password })).status;

async function lettersTo(email: string): Promise<string[]> {
  await deliverNotices(app);
  return (await inboxOf(app, email)).map(({ text }) => text);
}

/** The token of the newest link to a path that was mailed there. */
async function tokenIn(email: string, path: string): Promise<string> {
  const letters = (await lettersTo(email)).join("\n");
  return [...letters.matchAll(new RegExp(`${path}\\?token=([\\w-]+)`, "g"))].at(-1)?.[1] ?? "";
}

/** Somebody whose address has changed, with the link back. */
async function moved() {
  const { client, user } = await signUp(app);
  const email = newAddress();
  await change(client, email);
  const token = await tokenIn(email, "/email-change");
  expect((await complete(token)).status).toBe(200);
  return { client, user, email, token, undoToken: await tokenIn(user.email, "/email-change/undo") };
}

describe("a new address", () => {
  it("holds once its link was opened, for signing in too; the old one is told, elsewhere is signed out", async () => {
    const { client, user } = await signUp(app);
    const elsewhere = await app.as(user);
    const email = newAddress();
    expect((await change(client, email)).status).toBe(200);
    expect((await client.call("users.me")).body.email).toBe(user.email);
    const reset = await app.visitor().call("auth.requestReset", { email: user.email });
    expect(reset.status).toBe(200);
    const resetToken = await tokenIn(user.email, "/password-reset");
    const token = await tokenIn(email, "/email-change");
    expect((await complete(token)).status).toBe(200);
    const me = (await client.call("users.me")).body;
    expect([me.email, me.email_verified]).toEqual([email, true]);
    expect((await elsewhere.call("users.me")).status).toBe(401);
    expect([await logIn(user.email), await logIn(email)]).toEqual([401, 200]);
    const toOld = (await lettersTo(user.email)).join("\n");
    expect(toOld).toContain("계정의 이메일이 바뀌었어요");
    expect(toOld).toContain("7일 동안");
    expect((await lettersTo(email)).join("\n")).toContain("이메일이 바뀌었어요");
    expect((await complete(token)).error.code).toBe("email_change_invalid");
    // What was mailed to the old address before opens nothing any more.
    const late = await app.visitor().call("auth.resetPassword", {
      token: resetToken,
      password: "파란 우산을 쓴 고양이",
    });
    expect(late.error.code).toBe("reset_link_invalid");
    const stored = await app.sql`SELECT token_hash::text, undo_hash::text FROM email_changes`;
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("signs out whoever opens a link of it elsewhere as the same person, cookies and all", async () => {
    const { client, user } = await signUp(app);
    const there = await app.as(user);
    const email = newAddress();
    await change(client, email);
    expect((await complete(await tokenIn(email, "/email-change"), there)).status).toBe(200);
    expect(there.cookies.get("sessionid") ?? "").toBe("");
    expect((await client.call("users.me")).status).toBe(200);
    const elsewhere = await app.as(user);
    expect((await elsewhere.call("users.me")).status).toBe(200);
    const token = await tokenIn(user.email, "/email-change/undo");
    expect((await client.call("auth.undoEmailChange", { token })).status).toBe(200);
    expect(client.cookies.get("sessionid") ?? "").toBe("");
    expect((await elsewhere.call("users.me")).status).toBe(401);
  });

  it("needs the password, another address than now, and waits a day for its link", async () => {
    const { client, user } = await signUp(app);
    const input = { email: newAddress(), password: "틀린 비밀번호예요" };
    expect((await client.call("users.me.email.change", input)).status).toBe(422);
    const same = await change(client, user.email.toUpperCase());
    expect(Object.keys(same.error.fields ?? {})).toEqual(["email"]);
    for (const [wait, status] of [
      [EMAIL_CHANGE_LIFETIME_MS, 422],
      [EMAIL_CHANGE_LIFETIME_MS - 1, 200],
    ] as const) {
      const email = newAddress();
      await change(client, email);
      const token = await tokenIn(email, "/email-change");
      app.clock.advance(wait);
      expect((await complete(token)).status).toBe(status);
    }
  });

  it("is taken in place of one asked for before, and asked for five times an hour", async () => {
    const { client } = await signUp(app);
    const [first, second] = [newAddress(), newAddress()];
    await change(client, first);
    await change(client, second);
    const voided = await tokenIn(first, "/email-change");
    expect((await complete(voided)).error.code).toBe("email_change_invalid");
    for (let asked = 2; asked < 5; asked += 1) {
      expect((await change(client, newAddress())).status).toBe(200);
    }
    app.clock.advance(HOUR_MS / 4);
    const refused = await change(client, newAddress());
    expect(refused.status).toBe(429);
    expect(refused.error.message).toBe("시도가 너무 많았어요. 45분 뒤에 다시 해 주세요.");
    app.clock.advance(HOUR_MS);
    expect((await change(client, newAddress())).status).toBe(200);
  });

  it("waits in sight of its person alone, until its link is too old, and goes nowhere once called off", async () => {
    const { client } = await signUp(app);
    const other = await signUp(app);
    const pendingOf = async (who: TestClient) =>
      (await who.call("users.me.email.pending")).body.pending?.email ?? null;
    const email = newAddress();
    await change(client, email);
    expect([await pendingOf(client), await pendingOf(other.client)]).toEqual([email, null]);
    await other.client.call("users.me.email.cancel");
    expect(await pendingOf(client)).toBe(email);
    app.clock.advance(EMAIL_CHANGE_LIFETIME_MS - 1);
    expect(await pendingOf(client)).toBe(email);
    app.clock.advance(1);
    expect(await pendingOf(client)).toBe(null);
    const second = newAddress();
    await change(client, second);
    const token = await tokenIn(second, "/email-change");
    for (const _ of ["asked", "asked again"]) {
      expect((await client.call("users.me.email.cancel")).status).toBe(200);
    }
    expect(await pendingOf(client)).toBe(null);
    expect((await complete(token)).error.code).toBe("email_change_invalid");
    const made = await moved();
    expect(await pendingOf(made.client)).toBe(null);
  });

  it("that somebody has is answered like any other, and only they are written to", async () => {
    const { client, user } = await signUp(app);
    const owner = await signUp(app);
    const free = await change(client, newAddress());
    const taken = await change(client, owner.user.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const letters = (await lettersTo(owner.user.email)).join("\n");
    expect(letters).toContain("이미 가입되어 있어요");
    expect(letters).not.toContain("/email-change?token=");
    expect(letters).not.toContain(user.email);
  });

  it("goes to one of two accounts that ask for it at once", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const email = newAddress();
    await change(one.client, email);
    const first = await tokenIn(email, "/email-change");
    await change(two.client, email);
    const second = await tokenIn(email, "/email-change");
    const answers = await Promise.all([complete(first), complete(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const lost = answers.find(({ status }) => status === 422);
    expect(lost?.error.code).toBe("email_change_invalid");
  });

  it("goes to whoever signs up with it first, and the other is told nothing of them", async () => {
    const { client, user } = await signUp(app);
    const email = newAddress();
    await change(client, email);
    const token = await tokenIn(email, "/email-change");
    expect((await app.visitor().call("users.signUp", signUpInput({ email }))).status).toBe(201);
    expect((await complete(token)).error.code).toBe("email_change_invalid");
    expect((await client.call("users.me")).body.email).toBe(user.email);
  });
});

describe("the way back", () => {
  it("gives the old address back, signs out everywhere, and the way in is a new password", async () => {
    const { client, user, email, undoToken } = await moved();
    const device = new TestAuthenticator();
    const asked = await client.call("users.me.passkeys.options", { password: TEST_PASSWORD });
    await client.call("users.me.passkeys.create", { credential: device.create(asked.body) });
    const there = { name: "김하늘", email: "since-the-change@example.com" };
    await linkBy(app, client, "kakao", there);
    const answer = await undo(undoToken);
    expect(answer.status).toBe(200);
    expect((await client.call("users.me")).status).toBe(401);
    expect([await logIn(email), await logIn(user.email)]).toEqual([401, 401]);
    // What was added since the change is not trusted: neither a provider nor a passkey.
    expect(await goBy(app, "kakao", there)).toBe("/signup/social");
    const visitor = app.visitor();
    const { body: options } = await visitor.call("auth.passkey.options", {});
    const byPasskey = await visitor.call("auth.passkey", { credential: device.get(options) });
    expect(byPasskey.status).toBe(422);
    const password = "파란 우산을 쓴 고양이";
    const reset = await app.visitor().call("auth.resetPassword", {
      token: answer.body.reset_token,
      password,
    });
    expect(reset.status).toBe(200);
    expect(await logIn(user.email, password)).toBe(200);
    expect((await undo(undoToken)).error.code).toBe("email_undo_invalid");
    expect((await undo("made-up")).error.code).toBe("email_undo_invalid");
  });

  it("proves the new address, and gives the old one back as it was, proven or not", async () => {
    for (const provenAt of [null, new Date("2027-01-02T03:04:05Z")]) {
      const { client, user } = await signUp(app);
      const stored = async () => {
        const [row] = await app.sql<{ at: Date | null }[]>`
          SELECT email_verified_at AS at FROM accounts WHERE id = ${user.id}`;
        return row?.at;
      };
      await app.sql`UPDATE accounts SET email_verified_at = ${provenAt} WHERE id = ${user.id}`;
      const email = newAddress();
      await change(client, email);
      await complete(await tokenIn(email, "/email-change"));
      expect(await stored()).toEqual(app.clock.now());
      await undo(await tokenIn(user.email, "/email-change/undo"));
      expect(await stored()).toEqual(provenAt);
    }
  });

  it.each([
    [EMAIL_UNDO_MS - SECOND_MS, 200],
    [EMAIL_UNDO_MS + SECOND_MS, 422],
  ])("is open %i ms after the change: %i", async (wait, status) => {
    const { undoToken } = await moved();
    app.clock.advance(wait);
    expect((await undo(undoToken)).status).toBe(status);
  });

  it("is kept free: nobody signs up with the old address or moves to it meanwhile, its person may", async () => {
    const { client, user, undoToken } = await moved();
    const { status, error } = await app
      .visitor()
      .call("users.signUp", signUpInput({ email: user.email }));
    expect([status, error.code]).toEqual([409, "email_taken"]);
    const visitor = app.visitor();
    const exist = await visitor.call("users.exist", { email: user.email });
    if (exist.status === 200) expect(exist.body.exists).toBe(true);
    const other = await signUp(app);
    await change(other.client, user.email);
    const token = await tokenIn(user.email, "/email-change");
    expect((await complete(token)).error.code).toBe("email_change_invalid");
    expect((await undo(undoToken)).status).toBe(200);
    const own = await moved();
    await change(own.client, own.user.email);
    const home = await tokenIn(own.user.email, "/email-change");
    expect((await complete(home)).status).toBe(200);
    expect(client).toBeDefined();
  });

  it("is free for others a week later", async () => {
    const { user } = await moved();
    app.clock.advance(EMAIL_UNDO_MS);
    const answer = await app.visitor().call("users.signUp", signUpInput({ email: user.email }));
    expect(answer.status).toBe(201);
  });

  it("leads past every later change, whose own way back is closed with it", async () => {
    const { client, user, email, undoToken } = await moved();
    const third = newAddress();
    await change(client, third);
    expect((await complete(await tokenIn(third, "/email-change"))).status).toBe(200);
    const later = await tokenIn(email, "/email-change/undo");
    expect((await undo(undoToken)).status).toBe(200);
    expect((await undo(later)).error.code).toBe("email_undo_invalid");
    const [row] = await app.sql`SELECT email FROM accounts WHERE id = ${user.id}`;
    expect(row?.["email"]).toBe(user.email);
  });

  it("is taken once, also by two presses at the same moment", async () => {
    const { undoToken } = await moved();
    const answers = await Promise.all([undo(undoToken), undo(undoToken)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
