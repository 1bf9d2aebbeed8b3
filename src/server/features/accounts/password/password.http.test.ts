import { beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";

const NEW_PASSWORD = "파란 지붕 아래 고양이";
const MINUTE_MS = 60_000;

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.advance(24 * 60 * MINUTE_MS);
});

async function mailsTo(email: string, purpose: string): Promise<string[]> {
  const rows = await app.sql<{ body: string }[]>`
    SELECT body FROM deliveries WHERE recipient = ${email} AND purpose = ${purpose} ORDER BY id`;
  return rows.map(({ body }) => body);
}

/** How often a person was mailed that their password changed. */
async function toldOf(email: string): Promise<number> {
  await deliverNotices(app);
  const letters = (await inboxOf(app, email)).map(({ text }) => text);
  return letters.filter((text) => text.startsWith("[솜씨] 비밀번호가 바뀌었어요")).length;
}

/** Asks for a link and reads it from the mail. */
async function mailedToken(email: string): Promise<string> {
  expect((await app.visitor().call("auth.requestReset", { email })).status).toBe(200);
  const link = (await mailsTo(email, "password_reset")).at(-1) ?? "";
  const token = /^http:\/\/localhost(?::80)?\/password-reset\?token=([\w-]+)$/m.exec(link)?.[1];
  expect(token).toBeDefined();
  return token ?? "";
}

function reset(token: string, password = NEW_PASSWORD) {
  return app.visitor().call("auth.resetPassword", { token, password });
}

async function canLogIn(email: string, password: string): Promise<boolean> {
  return (await app.visitor().call("auth.login", { email, password })).status === 200;
}

describe("auth.requestReset", () => {
  it("mails a link whose token is stored as a hash only", async () => {
    const { user } = await signUp(app);
    const token = await mailedToken(user.email);
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    const [row] = await app.sql<{ stored: string }[]>`
      SELECT row_to_json(r)::text AS stored FROM password_resets r WHERE account_id = ${user.id}`;
    expect(row?.stored).not.toContain(token);
    expect(row?.stored).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  });

  it("answers an unknown address and a closed account alike, and mails nobody", async () => {
    const { user } = await signUp(app);
    await app.sql`UPDATE accounts SET status = 'suspended' WHERE id = ${user.id}`;
    for (const email of ["nobody@example.com", user.email]) {
      const { status, body } = await app.visitor().call("auth.requestReset", { email });
      expect([status, body]).toEqual([200, {}]);
      expect(await mailsTo(email, "password_reset")).toEqual([]);
    }
  });

  it("refuses what is no address", async () => {
    const { status, error } = await app.visitor().call("auth.requestReset", { email: "nobody" });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["email"]]);
  });

  it("lets five an hour go to one address, known or not", async () => {
    const { user } = await signUp(app);
    for (const email of [user.email, "nobody@example.com"]) {
      const statuses: number[] = [];
      for (let number = 1; number <= 6; number += 1) {
        statuses.push((await app.visitor().call("auth.requestReset", { email })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe("auth.resetPassword", () => {
  it("sets a new password, ends every session and says so by mail", async () => {
    const { user, client } = await signUp(app);
    const token = await mailedToken(user.email);
    expect((await reset(token)).status).toBe(200);
    expect((await client.call("users.me")).status).toBe(401);
    expect(await canLogIn(user.email, TEST_PASSWORD)).toBe(false);
    expect(await canLogIn(user.email, NEW_PASSWORD)).toBe(true);
    expect(await toldOf(user.email)).toBe(1);
  });

  it("takes a link once, also when it is sent twice at the same moment", async () => {
    const { user } = await signUp(app);
    const token = await mailedToken(user.email);
    const answers = await Promise.all([reset(token), reset(token, "노란 지붕 아래 강아지")]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect((await reset(token)).error.code).toBe("reset_link_invalid");
  });

  it("takes a link for less than thirty minutes", async () => {
    const { user } = await signUp(app);
    const late = await mailedToken(user.email);
    app.clock.advance(30 * MINUTE_MS);
    expect((await reset(late)).error.code).toBe("reset_link_invalid");
    const inTime = await mailedToken(user.email);
    app.clock.advance(30 * MINUTE_MS - 1);
    expect((await reset(inTime)).status).toBe(200);
  });

  it("takes the newest link only", async () => {
    const { user } = await signUp(app);
    const first = await mailedToken(user.email);
    const second = await mailedToken(user.email);
    expect((await reset(first)).error.code).toBe("reset_link_invalid");
    expect((await reset(second)).status).toBe(200);
  });

  it("keeps the link when the new password will not do", async () => {
    const { user } = await signUp(app);
    const token = await mailedToken(user.email);
    const { status, error } = await reset(token, "password1");
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["password"]]);
    expect(await canLogIn(user.email, TEST_PASSWORD)).toBe(true);
    expect((await reset(token)).status).toBe(200);
  });

  it("lets in whoever had used up their tries", async () => {
    const { user } = await signUp(app);
    for (let failure = 1; failure <= 10; failure += 1)
      await canLogIn(user.email, "틀린 비밀번호예요");
    expect(await canLogIn(user.email, TEST_PASSWORD)).toBe(false);
    expect((await reset(await mailedToken(user.email))).status).toBe(200);
    expect(await canLogIn(user.email, NEW_PASSWORD)).toBe(true);
  });

  it.each(["", "no-token", "a".repeat(43), "\u0000"])(
    "refuses the made-up token %j",
    async (token) => {
      expect((await reset(token)).error.code).toBe("reset_link_invalid");
    },
  );

  it("answers thirty tries an hour from one address", async () => {
    const statuses = new Set<number>();
    for (let number = 1; number <= 30; number += 1) statuses.add((await reset("no-token")).status);
    expect([...statuses]).toEqual([422]);
    expect((await reset("no-token")).status).toBe(429);
  });
});

describe("users.me.password", () => {
  it("needs the current password", async () => {
    const { user, client } = await signUp(app);
    const input = { current_password: "틀린 비밀번호예요", password: NEW_PASSWORD };
    const { status, error } = await client.call("users.me.password", input);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["current_password"]]);
    expect(await canLogIn(user.email, TEST_PASSWORD)).toBe(true);
    expect((await app.visitor().call("users.me.password", input)).status).toBe(401);
  });

  it("changes it, ends the other sessions and mailed links, and keeps this one", async () => {
    const { user, client } = await signUp(app);
    const other = await app.as(user);
    const token = await mailedToken(user.email);
    const input = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
    expect((await client.call("users.me.password", input)).status).toBe(200);
    expect((await client.call("users.me")).status).toBe(200);
    expect((await other.call("users.me")).status).toBe(401);
    expect((await reset(token)).error.code).toBe("reset_link_invalid");
    expect(await canLogIn(user.email, NEW_PASSWORD)).toBe(true);
    expect(await toldOf(user.email)).toBe(1);
  });

  it("holds the new one to the same rules", async () => {
    const { client } = await signUp(app);
    const input = { current_password: TEST_PASSWORD, password: "password1" };
    const { error } = await client.call("users.me.password", input);
    expect(Object.keys(error.fields ?? {})).toEqual(["password"]);
  });

  it("is another one than before", async () => {
    const { client } = await signUp(app);
    const same = { current_password: TEST_PASSWORD, password: TEST_PASSWORD };
    const { status, error } = await client.call("users.me.password", same);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["password"]]);
  });

  it("stops after ten wrong ones, the right one included", async () => {
    const { client } = await signUp(app);
    const wrong = { current_password: "틀린 비밀번호예요", password: NEW_PASSWORD };
    for (let failure = 1; failure <= 10; failure += 1) {
      expect((await client.call("users.me.password", wrong)).status).toBe(422);
    }
    const right = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
    const { status, headers } = await client.call("users.me.password", right);
    expect([status, Number(headers["retry-after"])]).toEqual([429, 900]);
  });
});
