import { beforeEach, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestAccount } from "#test/factories/accounts.ts";
import { makeCustomer, notices } from "#test/factories/market.ts";
import { signUp, signUpInput } from "#test/factories/sign-ups.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.set("2027-03-10T03:00:00.000Z");
});

type Advertising = Output<"users.me.notificationSettings.set">["groups"]["advertising"];

/** In a session begun now: years pass between two of them. */
async function answer(account: TestAccount, advertising: Partial<Advertising>): Promise<void> {
  const client = await app.as(account);
  const { body } = await client.call("users.me.notificationSettings");
  const { advertising_answers: _, advertising_question: __, ...settings } = body;
  const groups = { ...settings.groups };
  groups.advertising = { ...groups.advertising, ...advertising };
  const { status } = await client.call("users.me.notificationSettings.set", {
    ...settings,
    groups,
  });
  expect(status).toBe(200);
}

async function told(account: TestAccount, kind: string): Promise<string[]> {
  const given = await notices(await app.as(account));
  return given.filter((one) => one.kind === kind).map(({ body }) => body);
}

async function asked(account: TestAccount): Promise<string[]> {
  const client = await app.as(account);
  return (await client.call("users.me.notificationSettings")).body.advertising_question;
}

async function at(time: string): Promise<void> {
  app.clock.set(`${time}+09:00`);
  await app.sweep();
}

it("confirms answers a day after the first, together, once", async () => {
  const { account } = await makeCustomer(app);
  await answer(account, { push: true, email: true });
  app.clock.set("2027-03-10T18:00:00+09:00");
  await answer(account, { push: false });
  await at("2027-03-11T11:59:59.999");
  expect(await told(account, "advertising_answered")).toEqual([]);
  await at("2027-03-11T12:00:00");
  await at("2027-03-20T12:00:00");
  const said = await told(account, "advertising_answered");
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("2027년 03월 10일");
  expect(said[0]).toContain("동의: 이메일. 거절: 푸시.");
  await answer(account, { email: false });
  await at("2027-03-21T12:00:00");
  expect((await told(account, "advertising_answered"))[0]).toContain("거절: 이메일.");
});

it("asks again two years later at ten, once, and keeps what was agreed to until it is answered", async () => {
  const { account } = await makeCustomer(app);
  await answer(account, { email: true, night: true });
  await at("2029-03-10T09:59:59.999");
  expect(await told(account, "advertising_question")).toEqual([]);
  expect(await asked(account)).toEqual([]);
  app.clock.set("2029-03-10T10:00:00+09:00");
  await Promise.all([app.sweep(), app.sweep()]);
  await at("2029-04-10T10:00:00");
  const said = await told(account, "advertising_question");
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("2027년 03월 10일");
  expect(await asked(account)).toEqual(["email", "night"]);
  const client = await app.as(account);
  const { body } = await client.call("users.me.notificationSettings");
  expect(body.groups.advertising).toMatchObject({ email: true, night: true });
  // Unanswered, it is asked two years after the question.
  await at("2031-03-10T10:00:00");
  expect(await told(account, "advertising_question")).toHaveLength(2);
});

it("takes keeping and refusing as answers, with their history", async () => {
  const { account } = await makeCustomer(app);
  await answer(account, { email: true, push: true });
  await at("2029-03-10T10:00:00");
  await answer(account, { push: false });
  expect(await asked(account)).toEqual(["email"]);
  const client = await app.as(account);
  expect((await client.call("users.me.notificationSettings.keepAdvertising")).status).toBe(200);
  // Pressed twice: there is nothing left to keep.
  await client.call("users.me.notificationSettings.keepAdvertising");
  expect(await asked(account)).toEqual([]);
  const { body } = await client.call("users.me.notificationSettings");
  expect(body.advertising_answers.filter(({ scope }) => scope === "email")).toMatchObject([
    { granted: true, at: "2029-03-10T10:00:00+09:00" },
    { granted: true, at: "2027-03-10T12:00:00+09:00" },
  ]);
  await at("2031-03-10T09:59:59");
  expect(await told(account, "advertising_question")).toHaveLength(1);
  await at("2031-03-10T10:00:00");
  expect(await told(account, "advertising_question")).toHaveLength(2);
});

it("asks nobody who took it back, and keeps nothing that was not asked", async () => {
  const { account } = await makeCustomer(app);
  await answer(account, { text: true });
  app.clock.advance(1000);
  await answer(account, { text: false });
  const client = await app.as(account);
  await client.call("users.me.notificationSettings.keepAdvertising");
  await at("2029-03-11T10:00:00");
  expect(await told(account, "advertising_question")).toEqual([]);
  const { body } = await (await app.as(account)).call("users.me.notificationSettings");
  expect(body.advertising_answers).toHaveLength(2);
  const visitor = app.visitor();
  expect((await visitor.call("users.me.notificationSettings.keepAdvertising")).status).toBe(401);
});

it.each([
  [true, 1],
  [false, 0],
])("confirms a sign-up with %s to advertising %i times", async (marketing, count) => {
  const { consents } = signUpInput();
  const { user } = await signUp(app, { consents: { ...consents, marketing } });
  app.clock.set("2027-03-11T12:01:00+09:00");
  await app.sweep();
  const rows = await app.sql<{ body: string }[]>`
    SELECT body FROM notifications WHERE account_id = ${user.id} AND kind = 'advertising_answered'`;
  expect(rows).toHaveLength(count);
});
