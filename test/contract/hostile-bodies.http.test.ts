import { beforeAll, describe, expect, it } from "vitest";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { type EndpointName, registry } from "#contract/registry.ts";
import { BODY_KILOBYTES } from "#contract/endpoint.ts";
import { testApp, type TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makeAccount } from "../factories/accounts.ts";
import { makePro } from "../factories/pros.ts";
import { missingThings } from "./sample-input.ts";

const withJson = endpointNames.filter(
  (name) =>
    registry[name].body !== undefined && registry[name].access !== "dev" && name !== "auth.logout",
);

let app: TestApp;
let pro: TestClient;
let staff: TestClient;

beforeAll(async () => {
  app = await testApp();
  pro = await app.as((await makePro(app)).account);
  staff = await app.as(await makeAccount(app, { role: "staff" }));
});

async function sendRaw(name: EndpointName, payload: string | Buffer, type = "application/json") {
  const { method, path } = routeOf(name);
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => missingThings(name)[key] ?? "");
  const client = registry[name].access.startsWith("staff") ? staff : pro;
  return client.raw({
    method,
    url,
    payload,
    headers: { "content-type": type, "idempotency-key": `key-${app.ids.next()}` },
  });
}

const broken: [string, string | Buffer][] = [
  ["an open bracket", "{"],
  ["a trailing comma", '{"a":1,}'],
  ["single quotes", "{'a':1}"],
  ["a bare word", "nothing"],
  ["two values", "{} {}"],
  ["a bad escape", String.raw`{"a":"\x"}`],
  ["a raw line break in a text", '{"a":"\n"}'],
  ["bad UTF-8", Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ["as many open lists as fit", "[".repeat(BODY_KILOBYTES * 1024)],
  ["a number too long to be one", '{"a":01}'],
];

describe.each(withJson)("%s", (name) => {
  it.each(broken)("refuses %s as malformed", async (_case, payload) => {
    const answer = await sendRaw(name, payload);
    expect([answer.status, answer.error.code]).toEqual([400, "malformed"]);
  });

  it.each([
    ["a field nobody knows", '{"never_heard_of_it":1}'],
    ["__proto__", '{"__proto__":{"polluted":true}}'],
    ["constructor.prototype", '{"constructor":{"prototype":{"polluted":true}}}'],
    ["a list in place of an object", "[]"],
    ["null", "null"],
    ["a text", '"text"'],
    ["balanced depth", `${'{"a":'.repeat(2_500)}1${"}".repeat(2_500)}`],
  ])("refuses %s as invalid", async (_case, payload) => {
    const answer = await sendRaw(name, payload);
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("refuses a body over the limit before parsing it", async () => {
    const limit = (registry[name].bodyKilobytes ?? BODY_KILOBYTES) * 1024;
    for (const payload of ["[".repeat(limit + 1), "[".repeat(100_000)]) {
      const answer = await sendRaw(name, payload);
      expect([answer.status, answer.error.code]).toEqual([413, "too_large"]);
    }
    const answer = await sendRaw(name, `"${"x".repeat(limit - 2)}"`);
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
  });

  it("refuses another kind of content", async () => {
    const answer = await sendRaw(name, "a=1", "application/x-www-form-urlencoded");
    expect([answer.status, answer.error.code]).toEqual([415, "unsupported_media"]);
  });
});
