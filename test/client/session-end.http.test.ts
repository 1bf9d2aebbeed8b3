import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { hashPassword } from "#server/features/accounts/password/password-hash.ts";
import { systemRandom } from "#server/platform/random.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { fetchTransport } from "#web/platform/api/fetch-transport.ts";
import { createCall, type Call } from "#web/platform/api/call.ts";
import { inSession, onSessionEnd, repeatInSession } from "#web/platform/session/session-end.ts";
import { testApp, type TestApp } from "../app.ts";
import { makeAccount, type TestAccount } from "../factories/accounts.ts";
import { makePro } from "../factories/pros.ts";
import { Browser, listen } from "./listening-app.ts";

const PASSWORD = "조용한 바다 위의 달";

let app: TestApp;
let origin: string;
let account: TestAccount;
let browser: Browser;
let call: Call;
const undo: (() => void)[] = [];

beforeAll(async () => {
  app = await testApp();
  origin = await listen(app);
  account = (await makePro(app)).account;
  const hash = await hashPassword(PASSWORD, systemRandom);
  await app.sql`UPDATE accounts SET password_hash = ${hash} WHERE id = ${account.id}`;
});

beforeEach(async () => {
  browser = new Browser(origin);
  browser.enter((await app.as(account)).cookies);
  undo.push(browser.install());
  call = createCall(inSession(fetchTransport(browser.documentCookie, origin)));
});

afterEach(() => {
  for (const one of undo.splice(0)) one();
});

/** From another device: this browser's cookies stay, and are worth nothing any more. */
async function endSessionElsewhere(): Promise<void> {
  await app.sql`DELETE FROM sessions WHERE account_id = ${account.id}`;
}

/** In another tab of this browser: its cookies are a visitor's now. */
async function logOutInAnotherTab(): Promise<void> {
  await createCall(fetchTransport(browser.documentCookie, origin))("auth.logout");
  expect(browser.cookies.has("sessionid")).toBe(false);
  browser.sent.splice(0);
}

/** What the dialog does; `answers` are the person's, one for each time they are asked. */
function person(...answers: boolean[]) {
  const ask = vi.fn(async () => {
    const again = answers.shift() ?? false;
    if (again) await call("auth.login", { email: account.email, password: PASSWORD });
    return again;
  });
  undo.push(onSessionEnd(ask));
  return ask;
}

const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (failure: unknown) => (failure instanceof ApiFailure ? failure.status : failure),
  );

it.each([
  ["from another device", endSessionElsewhere],
  ["in another tab", logOutInAnotherTab],
])("a read goes on after a login in place when the session ended %s", async (_, end) => {
  await end();
  const ask = person(true);
  await expect(call("users.me")).resolves.toMatchObject({ id: account.id });
  expect(ask).toHaveBeenCalledTimes(1);
});

it.each([
  ["from another device", endSessionElsewhere],
  ["in another tab", logOutInAnotherTab],
])("a write goes on, once and under its key, when the session ended %s", async (_, end) => {
  await end();
  const ask = person(true);
  const options = { idempotencyKey: "key-12345678", byPerson: true };
  await expect(call("users.me.mode", { mode: "customer" }, options)).resolves.toMatchObject({
    id: account.id,
    user_type: "customer",
  });
  expect(ask).toHaveBeenCalledTimes(1);
  const writes = browser.sent.filter(({ url }) => url.endsWith("/mode/"));
  expect(new Set(writes.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  // The token is read anew: the login brought the one of the new session.
  const tokens = writes.map(({ headers }) => headers.get("x-csrftoken"));
  expect(tokens.at(-1)).toBe(browser.cookies.get("csrftoken"));
  expect(new Set(tokens).size).toBe(tokens.length);
});

it("asks once for all calls that meet the end together", async () => {
  await endSessionElsewhere();
  const ask = person(true);
  const answers = await Promise.all([
    call("users.me"),
    call("users.me.sessions"),
    call("users.me.notifications.unreadCount"),
  ]);
  expect(answers).toHaveLength(3);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("does not ask for a call whose refusal comes after the person has logged in again", async () => {
  await endSessionElsewhere();
  const ask = person(true);
  const error = { code: "auth_required", message: "로그인이 필요해요.", trace_id: "t" };
  const refusal = { status: 401, body: { error } };
  const late = Promise.withResolvers<typeof refusal>();
  const answers = [late.promise, Promise.resolve({ status: 200, body: "read" })];
  const slow = repeatInSession(() => answers.shift() ?? Promise.reject(new Error("sent")), false);
  await call("users.me");
  late.resolve(refusal);
  expect(await slow).toEqual({ status: 200, body: "read" });
  expect(ask).toHaveBeenCalledTimes(1);
});

it("gives the refusal to the caller when the person declines, and then asks for presses only", async () => {
  await endSessionElsewhere();
  const ask = person(false, false, true);
  expect(await statusOf(call("users.me"))).toBe(401);
  expect(await statusOf(call("users.me"))).toBe(401);
  expect(ask).toHaveBeenCalledTimes(1);
  const byPerson = { byPerson: true };
  expect(await statusOf(call("users.me.mode", { mode: "pro" }, byPerson))).toBe(401);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await statusOf(call("users.me.mode", { mode: "pro" }, byPerson))).toBe(200);
  expect(await statusOf(call("users.me"))).toBe(200);
  expect(ask).toHaveBeenCalledTimes(3);
});

it("asks nobody on a page of nobody, nor for logging out", async () => {
  await endSessionElsewhere();
  expect(await statusOf(call("users.me"))).toBe(401);
  const ask = person(true);
  expect(await statusOf(call("auth.logout"))).toBe(401);
  expect(ask).not.toHaveBeenCalled();
});

it("does not take a wrong password for the end of a session", async () => {
  const ask = person(true);
  const wrong = { email: account.email, password: "not this one" };
  expect(await statusOf(call("auth.login", wrong))).toBe(401);
  expect(ask).not.toHaveBeenCalled();
});

it("gets a new token when only that was lost, without a question", async () => {
  const ask = person(true);
  for (const lost of [undefined, "somebody-elses"]) {
    if (lost) browser.cookies.set("csrftoken", lost);
    else browser.cookies.delete("csrftoken");
    expect(await statusOf(call("users.me.mode", { mode: "pro" }))).toBe(200);
  }
  expect(ask).not.toHaveBeenCalled();
});

it("leaves a refusal that stays to the caller", async () => {
  const customer = await makeAccount(app);
  browser.enter((await app.as(customer)).cookies);
  const ask = person(true);
  expect(await statusOf(call("pro.requests"))).toBe(403);
  expect(browser.sent).toHaveLength(1);
  expect(ask).not.toHaveBeenCalled();
});
