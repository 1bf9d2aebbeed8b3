import type { FastifyRequest } from "fastify";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { serverCallFor } from "#server/platform/pages/server-call.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { fetchTransport } from "#web/platform/api/fetch-transport.ts";
import { createCall, type Call } from "#web/platform/api/call.ts";
import { testApp, type TestApp } from "../app.ts";
import { makeAccount, type TestAccount } from "../factories/accounts.ts";
import { makePro } from "../factories/pros.ts";
import { MISSING_ID } from "../contract/sample-input.ts";
import { Browser, listen } from "./listening-app.ts";

let app: TestApp;
let origin: string;
let account: TestAccount;
let browser: Browser;
let call: Call;
let uninstall: () => void;

beforeAll(async () => {
  app = await testApp();
  origin = await listen(app);
  account = await makeAccount(app, { name: "김하늘" });
});

beforeEach(async () => {
  browser = new Browser(origin);
  browser.enter((await app.as(account)).cookies);
  uninstall = browser.install();
  call = createCall(fetchTransport(browser.documentCookie, origin));
});

afterEach(() => uninstall());

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const reason = await promise.then(
    () => new Error("the call succeeded"),
    (error: unknown) => error,
  );
  if (!(reason instanceof ApiFailure)) throw reason;
  return reason;
}

const last = () => browser.sent.at(-1);

describe("the client against the product", () => {
  it("resolves with the response body", async () => {
    const me = await call("users.me");
    expect(me).toMatchObject({ id: account.id, email: account.email, name: "김하늘" });
    expect(last()?.method).toBe("GET");
  });

  it("sends what is no placeholder of a GET as its query, encoded", async () => {
    await expect(call("users.exist", { email: "a+b&c=d@example.com" })).resolves.toEqual({
      exists: false,
    });
    expect(last()?.url).toBe(`${origin}/api2/users/exist?email=a%2Bb%26c%3Dd%40example.com`);
    expect(last()?.headers.has("content-type")).toBe(false);
  });

  it.each(["서비스/이름", "a?b", "50%", "이사 청소", "../categories"])(
    "finds a placeholder's value %j again on the other side",
    async (slug) => {
      const { status, error } = await failureOf(call("services.get", { slug }));
      expect([status, error?.code]).toEqual([404, "not_found"]);
    },
  );

  it("sends POST and PUT as JSON in UTF-8", async () => {
    browser.enter((await app.as((await makePro(app)).account)).cookies);
    await call("users.me.mode", { mode: "customer" });
    expect(last()?.method).toBe("PUT");
    expect(last()?.headers.get("content-type")).toBe("application/json; charset=UTF-8");
    expect(await last()?.json()).toEqual({ mode: "customer" });
    await call("auth.logout");
    expect(last()?.method).toBe("POST");
    expect(await last()?.text()).toBe("{}");
  });

  it("sends DELETE without a body", async () => {
    const failure = await failureOf(call("users.me.sessions.revoke", { sessionId: MISSING_ID }));
    expect(failure.status).toBe(404);
    expect(last()?.method).toBe("DELETE");
    expect(last()?.body).toBeNull();
    expect(last()?.headers.has("content-type")).toBe(false);
  });

  it("sends the token with every request, a GET too, and reads it anew each time", async () => {
    await call("users.me");
    const before = browser.cookies.get("csrftoken");
    expect(last()?.headers.get("x-csrftoken")).toBe(before);
    await call("auth.logout");
    expect(last()?.headers.get("x-csrftoken")).toBe(before);
    // Logging out brought another one.
    await call("categories.list");
    const after = browser.cookies.get("csrftoken");
    expect(after).not.toBe(before);
    expect(last()?.headers.get("x-csrftoken")).toBe(after);
  });

  it.each([
    ["missing", 404, "not_found", () => call("pro.get", { proId: MISSING_ID })],
    [
      "refused by its fields",
      422,
      "invalid",
      () => call("users.exist", { email: "x".repeat(300) }),
    ],
    ["not for this person", 403, "pro_required", () => call("pro.requests")],
  ] as const)("rejects with status and body: %s", async (_, status, code, send) => {
    const failure = await failureOf(send());
    expect(failure.message).toBe(`Request failed with status code ${status}`);
    expect({ status: failure.status, body: failure.body }).toMatchObject({
      status,
      body: { error: { code, trace_id: expect.any(String) } },
    });
  });

  it("rejects with 401 without a session and 403 without a token", async () => {
    browser.cookies.delete("sessionid");
    expect((await failureOf(call("users.me"))).status).toBe(401);
    browser.cookies.delete("csrftoken");
    const refused = await failureOf(call("auth.login", { email: "a@b.kr", password: "x" }));
    expect([refused.status, refused.error?.code]).toEqual([403, "csrf_failed"]);
  });

  it("rejects what the list does not hold before anything is sent", async () => {
    const untyped = call as unknown as (name: string, input?: object) => Promise<unknown>;
    await expect(untyped("users.nobody")).rejects.toThrow("API address must be a string");
    await expect(untyped("pro.get")).rejects.toThrow("pro.get needs a value for {proId}");
    await expect(untyped("pro.get", { id: MISSING_ID })).rejects.toThrow("needs a value");
    expect(browser.sent).toEqual([]);
  });

  it("stops by its signal, with the caller's reason", async () => {
    const giving = new AbortController();
    const answer = call("categories.list", {}, { signal: giving.signal });
    giving.abort(new Error("left the page"));
    await expect(answer).rejects.toThrow("left the page");
  });

  it("has no time limit of its own: only the caller's signal goes with a call", async () => {
    const { signal } = new AbortController();
    await call("categories.list");
    await call("categories.list", {}, { signal });
    expect(browser.signals).toEqual([undefined, signal]);
  });
});

describe("the same client in process, as pages use it on the server", () => {
  const inProcess = (cookies: boolean) => {
    const headers = { cookie: [...browser.cookies].map((pair) => pair.join("=")).join("; ") };
    const request = { headers, host: new URL(origin).host, ip: "127.0.0.1" } as FastifyRequest;
    return createCall(serverCallFor(app.app, request, { cookies }));
  };

  it("resolves with the same body as over the wire", async () => {
    expect(await inProcess(true)("users.me")).toEqual(await call("users.me"));
    expect(await inProcess(false)("categories.list")).toEqual(await call("categories.list"));
  });

  it("rejects with the same status and error, and knows nobody without cookies", async () => {
    const [here, there] = await Promise.all([
      failureOf(inProcess(true)("pro.get", { proId: MISSING_ID })),
      failureOf(call("pro.get", { proId: MISSING_ID })),
    ]);
    expect(here.message).toBe(there.message);
    expect({ ...here.error, trace_id: "" }).toEqual({ ...there.error, trace_id: "" });
    expect((await failureOf(inProcess(false)("users.me"))).status).toBe(401);
  });

  it("changes nothing while a page is rendered", async () => {
    await expect(inProcess(true)("auth.logout")).rejects.toThrow("may not call auth.logout");
    await expect(call("users.me")).resolves.toMatchObject({ id: account.id });
  });
});
