import { beforeAll, describe, expect, it } from "vitest";
import { registry } from "#contract/registry.ts";
import { BODY_KILOBYTES } from "#contract/endpoint.ts";
import { testApp } from "../app.ts";
import { oneOfEachKind } from "../broken-bodies.ts";
import { bodySender, withBody, type SendBody } from "../send-body.ts";

let sendRaw: SendBody;

beforeAll(async () => {
  sendRaw = await bodySender(await testApp());
});

const broken = [
  ...oneOfEachKind(),
  { what: "as many open lists as fit", bytes: "[".repeat(BODY_KILOBYTES * 1024) },
];

describe.each(withBody)("%s", (name) => {
  it.each(broken)("refuses $what as malformed", async ({ bytes }) => {
    const answer = await sendRaw(name, bytes);
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
