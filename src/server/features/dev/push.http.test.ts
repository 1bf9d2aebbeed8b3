import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

it("shows what devices received among what else was sent, newest first, to everybody or to one", async () => {
  const device = await app.push.local.register("kim@example.com");
  const payload = { kind: "quote_received", title: "새 견적", body: "견적을 봐요.", path: "/q" };
  const push = { device, ttlSeconds: 60, urgency: "normal", topic: null } as const;
  await app.push.port.send({ ...push, payload: JSON.stringify(payload) });
  app.clock.advance(60_000);
  await app.push.port.send({ ...push, payload: "그냥 글" });
  const { items } = (await app.visitor().call("dev.inbox", { to: "kim@example.com" })).body;
  expect(items).toMatchObject([
    { channel: "push", to: "kim@example.com", text: "그냥 글" },
    { channel: "push", kind: "quote_received", text: "새 견적\n견적을 봐요.\n/q" },
  ]);
  expect((await app.visitor().call("dev.inbox", { to: "lee@example.com" })).body.items).toEqual([]);
});

it("lets the local push service fail as it is told to", async () => {
  const tools = app.visitor();
  const mode = { endpoint: "*", mode: "gone", times: 1 };
  expect((await tools.call("dev.push.set", mode)).body).toEqual({ items: [mode] });
  expect((await tools.call("dev.push")).body).toEqual({ items: [mode] });
  for (const wrong of [{ mode: "explode" }, { times: 0 }, { endpoint: "" }]) {
    const { status, error } = await tools.send("dev.push.set", { ...mode, ...wrong });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, Object.keys(wrong)]);
  }
});
