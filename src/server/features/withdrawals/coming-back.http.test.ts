import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { TestAuthenticator } from "#test/factories/passkeys.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
});

const NEW_PASSWORD = "파란 우산을 쓴 고양이";

type Person = Awaited<ReturnType<typeof signUp>>;

async function askToLeave({ client }: Person): Promise<void> {
  const asked = await client.call("users.me.withdrawal.ask", { password: TEST_PASSWORD });
  expect(asked.status).toBe(200);
}

/** Days after they asked: the account is theirs as before. */
async function isBack({ client, user }: Person, password = TEST_PASSWORD): Promise<void> {
  app.clock.advance(4 * DAY_MS);
  await app.sweep();
  const [row] = await app.sql`SELECT status FROM accounts WHERE id = ${user.id}`;
  expect(row?.status).toBe("active");
  // However they came back, they read that they did.
  const told = await app.sql`
    SELECT 1 FROM notifications WHERE account_id = ${user.id} AND kind = 'withdrawal_undone'`;
  expect(told).toHaveLength(1);
  expect((await client.call("users.me")).status).toBe(401);
  const login = await app.visitor().call("auth.login", { email: user.email, password });
  expect([200, 403]).toContain(login.status);
}

async function lettersTo(email: string): Promise<string> {
  await deliverNotices(app);
  return (await inboxOf(app, email)).map(({ text }) => text).join("\n");
}

async function tokenIn(email: string, path: string): Promise<string> {
  const found = (await lettersTo(email)).matchAll(new RegExp(`${path}\\?token=([\\w-]+)`, "g"));
  return [...found].at(-1)?.[1] ?? "";
}

it("takes the second step of whoever has one", async () => {
  const person = await signUp(app);
  const { client, user } = person;
  const { body } = await client.call("users.me.secondStep.start", { password: TEST_PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(body.key) });
  const code = () => totp.generate({ timestamp: app.clock.now().getTime() });
  expect((await client.call("users.me.secondStep.confirm", { code: code() })).status).toBe(200);
  app.clock.advance(30 * SECOND_MS);
  await askToLeave(person);
  const visitor = app.visitor();
  const login = { email: user.email, password: TEST_PASSWORD };
  expect((await visitor.call("auth.login", login)).error.code).toBe("withdrawing");
  const asked = await visitor.call("auth.login", { ...login, come_back: true });
  expect(asked.error.code).toBe("second_factor_required");
  expect((await visitor.call("auth.secondStep.code", { code: code() })).status).toBe(200);
  await isBack(person);
});

it("takes a passkey", async () => {
  const person = await signUp(app);
  const { client } = person;
  const device = new TestAuthenticator();
  const options = await client.call("users.me.passkeys.options", { password: TEST_PASSWORD });
  await client.call("users.me.passkeys.create", { credential: device.create(options.body) });
  await askToLeave(person);
  const visitor = app.visitor();
  const { body } = await visitor.call("auth.passkey.options", {});
  const back = await visitor.call("auth.passkey", { credential: device.get(body) });
  expect(back.status).toBe(200);
  await isBack(person);
});

it("is open to whoever forgot their password, or whose account somebody else wants gone", async () => {
  const person = await signUp(app);
  const { email } = person.user;
  await askToLeave(person);
  await app.visitor().call("auth.requestReset", { email });
  const token = await tokenIn(email, "/password-reset");
  const reset = await app.visitor().call("auth.resetPassword", { token, password: NEW_PASSWORD });
  expect(reset.status).toBe(200);
  const login = { email, password: NEW_PASSWORD, come_back: true };
  expect((await app.visitor().call("auth.login", login)).status).toBe(200);
  await isBack(person, NEW_PASSWORD);
});

it("is told to the old address of an account whose e-mail was changed first, which leads back", async () => {
  const person = await signUp(app);
  const { client, user } = person;
  const email = "taken-over@example.com";
  await client.call("users.me.email.change", { email, password: TEST_PASSWORD });
  await client.call("auth.completeEmailChange", { token: await tokenIn(email, "/email-change") });
  const undoToken = await tokenIn(user.email, "/email-change/undo");
  await askToLeave(person);
  const told = "얼마 전까지 이 주소를 쓰던 솜씨 계정에서 탈퇴를 신청했어요.";
  expect(await lettersTo(user.email)).toContain(told);
  expect(await lettersTo(email)).not.toContain(told);
  const undone = await app.visitor().call("auth.undoEmailChange", { token: undoToken });
  expect(undone.status).toBe(200);
  const token = undone.body.reset_token;
  const reset = await app.visitor().call("auth.resetPassword", { token, password: NEW_PASSWORD });
  expect(reset.status).toBe(200);
  const login = { email: user.email, password: NEW_PASSWORD, come_back: true };
  expect((await app.visitor().call("auth.login", login)).status).toBe(200);
  await isBack(person, NEW_PASSWORD);
});
