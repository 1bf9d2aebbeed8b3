import { Secret, TOTP } from "otpauth";
import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { notices } from "#test/factories/market.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";
import { replayErasures } from "../withdrawals/erasure-list.ts";

const reason = "영상 통화로 신분증을 확인했어요.";
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** A member with the second step on. */
async function careful() {
  const { client, user } = await signUp(app);
  const { body } = await client.call("users.me.secondStep.start", { password: TEST_PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(body.key) }).generate({
    timestamp: app.clock.now().getTime(),
  });
  expect((await client.call("users.me.secondStep.confirm", { code })).status).toBe(200);
  return { client, user };
}

const staff = async (staffLevel: "admin" | "moderator" = "admin") =>
  app.as(await makeAccount(app, { role: "staff", staffLevel }));

const logIn = (email: string) =>
  app.visitor().call("auth.login", { email, password: TEST_PASSWORD });

it("who lost the second step is let in by an admin, with a reason, signed out everywhere and told", async () => {
  const { client, user } = await careful();
  const second = await app.as(user);
  const waiting = app.visitor();
  await waiting.call("auth.login", { email: user.email, password: TEST_PASSWORD });
  const admin = await staff();
  const of = { accountId: user.id };
  const page = await admin.call("staff.people.deliveries", of);
  expect(page.body.has_second_step).toBe(true);
  const without = await admin.send("staff.people.secondStep.off", { ...of, reason: "짧음" });
  expect(without.status).toBe(422);
  expect(without.error.fields?.reason?.[0]).toContain("본인인지 확인한 방법");
  expect((await logIn(user.email)).error.code).toBe("second_factor_required");

  expect((await admin.call("staff.people.secondStep.off", { ...of, reason })).status).toBe(200);
  expect((await client.call("users.me")).status).toBe(401);
  expect((await second.call("users.me")).status).toBe(401);
  expect((await waiting.call("auth.secondStep")).body.waits).toBe(false);
  expect((await logIn(user.email)).status).toBe(200);
  const told = await notices(await app.as(user));
  expect(told.map(({ kind }) => kind)).toContain("second_step_off");
  const { items } = (await admin.call("staff.log", { kind: "decision" })).body;
  expect(items[0]).toMatchObject({
    action: "account.second_step_off",
    reason,
    subject: { kind: "account", id: user.id },
  });
  const again = await admin.call("staff.people.secondStep.off", { ...of, reason });
  expect(again.error.code).toBe("state_forbids");
  expect((await admin.call("staff.people.deliveries", of)).body.has_second_step).toBe(false);
});

it("who is leaving and lost it is let in to come back, and told by mail", async () => {
  const { client, user } = await careful();
  await client.call("users.me.withdrawal.ask", { password: TEST_PASSWORD });
  const back = { email: user.email, password: TEST_PASSWORD, come_back: true };
  expect((await app.visitor().call("auth.login", back)).error.code).toBe("second_factor_required");
  const admin = await staff();
  const of = { accountId: user.id };
  expect((await admin.call("staff.people.deliveries", of)).body.has_second_step).toBe(true);
  expect((await admin.call("staff.people.secondStep.off", { ...of, reason })).status).toBe(200);
  await deliverNotices(app);
  const letters = (await inboxOf(app, user.email)).map(({ text }) => text).join();
  expect(letters).toContain("비밀번호만으로 로그인할 수 있어요");
  expect((await app.visitor().call("auth.login", back)).status).toBe(200);
  const [row] = await app.sql`SELECT status FROM accounts WHERE id = ${user.id}`;
  expect(row?.status).toBe("active");
});

it("is nothing for whoever is gone", async () => {
  const { user } = await careful();
  await replayErasures(app.sql, [user.id], { ids: app.ids, now: app.clock.now() });
  const admin = await staff();
  const tried = await admin.call("staff.people.secondStep.off", { accountId: user.id, reason });
  expect(tried.error.code).toBe("not_found");
});

it("is nothing that a moderator may do, and nothing for staff, oneself among them", async () => {
  const { client, user } = await careful();
  const moderator = await staff("moderator");
  const tried = await moderator.call("staff.people.secondStep.off", { accountId: user.id, reason });
  expect(tried.error.code).toBe("forbidden");
  expect((await client.call("users.me")).status).toBe(200);
  const account = await makeAccount(app, { role: "staff", staffLevel: "admin" });
  const admin = await app.as(account);
  const own = await admin.call("staff.people.secondStep.off", { accountId: account.id, reason });
  expect(own.error.code).toBe("not_found");
  const page = await admin.call("staff.people.deliveries", { accountId: account.id });
  expect(page.body.has_second_step).toBeNull();
});
