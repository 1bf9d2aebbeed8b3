import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { notices } from "#test/factories/market.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { DEVICE_COOKIE_MS } from "../../platform/session/cookies.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
});

/** The browser that this client is, without its session. */
function sameBrowser(client: TestClient): TestClient {
  const visitor = app.visitor();
  const token = client.cookies.get("device");
  if (token !== undefined) visitor.cookies.set("device", token);
  return visitor;
}

async function logIn(browser: TestClient, email: string): Promise<TestClient> {
  const { status } = await browser.call("auth.login", { email, password: TEST_PASSWORD });
  expect(status).toBe(200);
  return browser;
}

const warnings = async (client: TestClient) =>
  (await notices(client)).filter(({ kind }) => kind === "new_device");

it("warns of a browser in which the person never logged in, once", async () => {
  const { client, user } = await signUp(app);
  await logIn(sameBrowser(client), user.email);
  expect(await warnings(client)).toEqual([]);
  const other = await logIn(app.visitor(), user.email);
  const [warning, ...rest] = await warnings(client);
  expect([warning?.path, rest]).toEqual(["/setting/devices", []]);
  expect(warning?.body).toContain("알 수 없는 기기");
  await logIn(sameBrowser(other), user.email);
  await logIn(sameBrowser(client), user.email);
  expect(await warnings(client)).toHaveLength(1);
});

it("knows a browser by whom it was used, not by what somebody else did in it", async () => {
  const one = await signUp(app);
  const two = await signUp(app);
  await logIn(sameBrowser(one.client), two.user.email);
  expect(await warnings(two.client)).toHaveLength(1);
  expect(await warnings(one.client)).toEqual([]);
});

it("forgets one that was not used for so long, and takes no token that it never gave", async () => {
  const { client, user } = await signUp(app);
  const other = await logIn(app.visitor(), user.email);
  app.clock.advance(DEVICE_COOKIE_MS - DAY_MS);
  await logIn(sameBrowser(client), user.email);
  app.clock.advance(DAY_MS);
  const again = await logIn(sameBrowser(other), user.email);
  expect(await warnings(again)).toHaveLength(2);
  const strange = app.visitor();
  strange.cookies.set("device", "' OR 1=1 --");
  const given = await logIn(strange, user.email);
  expect(given.cookies.get("device")).toMatch(/^[\w-]{43}$/);
});

it("warns of nothing where no device was remembered yet, nor of a wrong password", async () => {
  const { client, user } = await signUp(app);
  const wrong = { email: user.email, password: "다른 사람의 비밀번호" };
  expect((await app.visitor().call("auth.login", wrong)).status).not.toBe(200);
  await app.sql`DELETE FROM known_devices WHERE account_id = ${user.id}`;
  await logIn(app.visitor(), user.email);
  expect(await warnings(client)).toEqual([]);
});
